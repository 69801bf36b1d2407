"""Sets of places as masks: bit i is place i. Masks are int64; 45 bits leave the sign alone."""

from typing import Any

from .jit import INTERPRETED


def popcount(mask: int) -> int:
    """Count the members."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """Return the first member in the board's order; the mask must not be empty."""
    mask = int(mask)
    return (mask & -mask).bit_length() - 1


def member(mask: int, k: int) -> int:
    """Return member number k, counted from 0."""
    for _ in range(k):
        mask &= mask - 1
    return lowest(mask)


if not INTERPRETED:
    # Each is one or two machine instructions; the bodies above serve the interpreter.
    from llvmlite import ir
    from llvmlite.binding import get_host_cpu_features
    from numba.core import types
    from numba.extending import intrinsic, overload

    INT64 = ir.IntType(64)

    @intrinsic
    def _ctpop(_typing: Any, _mask: Any) -> Any:
        return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])

    @intrinsic
    def _cttz(_typing: Any, _mask: Any) -> Any:
        never_empty = ir.Constant(ir.IntType(1), 1)
        return types.int64(types.int64), lambda _c, builder, _s, args: builder.cttz(args[0], never_empty)

    @intrinsic
    def _pdep(_typing: Any, _bits: Any, _mask: Any) -> Any:
        def call(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            deposit = ir.FunctionType(INT64, [INT64, INT64])
            return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), deposit), args)

        return types.int64(types.int64, types.int64), call

    @overload(popcount)
    def _popcount(mask):  # type: ignore[no-untyped-def]
        return lambda mask: _ctpop(mask)  # type: ignore[call-arg]

    @overload(lowest)
    def _lowest(mask):  # type: ignore[no-untyped-def]
        return lambda mask: _cttz(mask)  # type: ignore[call-arg]

    @overload(member)
    def _member(mask, k):  # type: ignore[no-untyped-def]
        if get_host_cpu_features().get("bmi2"):
            # A loop over k would be mispredicted at each random draw.
            return lambda mask, k: _cttz(_pdep(1 << k, mask))  # type: ignore[call-arg]

        def walk(mask, k):  # type: ignore[no-untyped-def]  # pragma: no cover: runs as machine code only
            for _ in range(k):
                mask &= mask - 1
            return _cttz(mask)  # type: ignore[call-arg]

        return walk
