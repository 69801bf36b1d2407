"""Benchmarks: programs that print figures, as ratios to a peer in the same run where there is one."""
