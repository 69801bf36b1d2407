"""Changes the rules in small ways and sees whether the rule tests notice: `make mutants`.

No existing tool fits: mutmut leaves decorated functions out, and nearly all of the kernel's are decorated;
cosmic-ray starts a new process for every mutant, which would take hours.
"""
