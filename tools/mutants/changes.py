"""What a mutant is: one small change of one statement.

A mutant is named by its function and by its statement before and after, so that its name survives changes of
docstrings, comments and everything else in the file.
"""

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar, cast

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
EXTREMES = {"min": "max", "max": "min"}
EVENT = "emit"
"""The function whose rows are filled up with zeros that nobody reads."""

Scope = ast.FunctionDef | ast.Module


@dataclass(frozen=True)
class Mutant:
    """A function, or what a module does when it is imported, with one change."""

    module: str
    function: str
    """Empty for a change at the module's level."""
    label: str
    """The module and the function, or what is assigned at the module's level."""
    name: str
    """What tells it from all other mutants."""
    source: str
    """The unchanged function without docstrings and comments; for the module's level, its statement."""
    lines: range
    scope: Scope
    """The unchanged function or module, of which `tree` makes a changed copy."""
    node: ast.AST
    replacement: ast.AST

    @property
    def tree(self) -> Scope:
        """Make the changed function or module."""
        return _changed(self.scope, self.node, self.replacement)

    @property
    def decorated(self) -> bool:
        """Return whether the function has a decorator."""
        return isinstance(self.scope, ast.FunctionDef) and bool(self.scope.decorator_list)

    @property
    def imported(self) -> bool:
        """Return whether what is changed happens when the module is imported."""
        return not self.function


def mutants_of(module: str, text: str) -> list[Mutant]:
    """List the mutants of a module in the order of its text."""
    tree = without_docstrings(ast.parse(text))
    return [mutant for scope in _scopes(tree) for mutant in _mutants_in(module, scope, tree)]


# --- what is changed ---


def without_docstrings(tree: ast.Module) -> ast.Module:
    """Take out statements that are only a text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
            node.body = [
                statement
                for statement in node.body
                if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant))
            ] or [ast.Pass(lineno=getattr(node, "lineno", 1), col_offset=0)]
    return tree


def _scopes(tree: ast.Module) -> Iterator[ast.FunctionDef | None]:
    """Go through the functions; None stands for the module's own level."""
    yield None
    yield from (node for node in tree.body if isinstance(node, ast.FunctionDef))


def _mutants_in(module: str, function: ast.FunctionDef | None, tree: ast.Module) -> Iterator[Mutant]:
    scope: Scope = function or tree
    source = ast.unparse(function.body) if function else ""  # type: ignore[arg-type]
    seen: Counter[str] = Counter()
    for statement in _statements(scope):
        before = _first_line(statement)
        label = f"{module}.{function.name if function else _assigned(statement)}"
        written = set()
        for node, replacement in _changes(statement, scope):
            after = _first_line(_changed(statement, node, replacement))
            if after == before or after in written:
                continue
            written.add(after)
            name = f"{label}: {before} -> {after}"
            seen[name] += 1
            yield Mutant(
                module,
                function.name if function else "",
                label,
                name if seen[name] == 1 else f"{name} (number {seen[name]})",
                source or before,
                _lines(statement),
                scope,
                node,
                replacement,
            )


Tree = TypeVar("Tree", bound=ast.AST)


def _changed(tree: Tree, node: ast.AST, replacement: ast.AST) -> Tree:
    """Copy a tree with another node in the place of one."""
    memo: dict[int, ast.AST] = {}
    copied = copy.deepcopy(tree, memo)
    new = ast.copy_location(copy.deepcopy(replacement), node)
    changed = _Replacement(memo[id(node)], new).visit(copied)
    return ast.fix_missing_locations(cast("Tree", changed))


class _Replacement(ast.NodeTransformer):
    """Puts another node into the place of one."""

    def __init__(self, target: ast.AST, replacement: ast.AST) -> None:
        self.target = target
        self.replacement = replacement

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.target:
            return self.replacement
        return self.generic_visit(node)


def _statements(scope: Scope) -> Iterator[ast.stmt]:
    """Go through all statements; at the module's level, through those that work something out."""
    for statement in scope.body:
        if isinstance(scope, ast.Module) and not isinstance(
            statement, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.For
        ):
            continue
        yield from _nested(statement)


def _nested(statement: ast.stmt) -> Iterator[ast.stmt]:
    yield statement
    for part in ("body", "orelse"):
        for inner in getattr(statement, part, []):
            yield from _nested(inner)


def _assigned(statement: ast.stmt) -> str:
    """Name what a statement assigns."""
    target = statement.targets[0] if isinstance(statement, ast.Assign) else getattr(statement, "target", None)
    names = [node.id for node in ast.walk(target) if isinstance(node, ast.Name)] if target else []
    return names[0] if names else ""


def _first_line(statement: ast.AST) -> str:
    """Write a statement; of a compound one, its head."""
    return ast.unparse(statement).strip().partition("\n")[0]


def _lines(statement: ast.stmt) -> range:
    """Give the lines of a statement; of a compound one, those of its head."""
    body = getattr(statement, "body", None)
    last = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
    return range(statement.lineno, max(last, statement.lineno) + 1)


# --- how it is changed ---

Change = tuple[ast.AST, ast.AST]


def _changes(statement: ast.stmt, scope: Scope) -> Iterator[Change]:
    """List the changes of one statement: a node in it and what comes in its place."""
    yield from _of_statement(statement, scope)
    for expression in _expressions(statement):
        yield from _of_expressions(expression)


def _expressions(statement: ast.stmt) -> Iterator[ast.expr]:
    """Go through the expressions of a statement's own, without annotations and nested statements."""
    for field, value in ast.iter_fields(statement):
        if field != "annotation":
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.expr):
                    yield part


def _of_statement(statement: ast.stmt, scope: Scope) -> Iterator[Change]:
    match statement:
        case ast.If(test=test):
            yield from ((test, ast.Constant(value)) for value in (True, False))
        case ast.While(test=test):
            yield test, ast.Constant(False)
        case ast.For(iter=iterated):
            yield iterated, ast.Tuple([], ast.Load())
        case ast.Break():
            yield statement, ast.Continue()
        case ast.Continue():
            yield statement, ast.Break()
        case ast.Return(value=None):
            yield statement, ast.Pass()
        case ast.Return(value=ast.expr() as value) if not isinstance(
            value, ast.Constant | ast.Tuple | ast.Name
        ):
            yield value, ast.Constant(0)
        case ast.Expr():
            yield statement, ast.Pass()
        case ast.AugAssign(target=target, op=operator, value=value):
            yield statement, ast.Pass()
            yield (
                statement,
                ast.Assign([copy.deepcopy(target)], copy.deepcopy(value), lineno=statement.lineno),
            )
            if type(operator) in OPERATORS:
                yield (
                    statement,
                    ast.AugAssign(copy.deepcopy(target), _opposite(operator), copy.deepcopy(value)),
                )
        case ast.Assign(targets=[target]) if _removable(target, scope):
            yield statement, ast.Pass()


def _removable(target: ast.expr, scope: Scope) -> bool:
    """Return whether something is assigned that had a value before: else its removal is only an error."""
    if not isinstance(target, ast.Name):
        return isinstance(target, ast.Attribute | ast.Subscript)
    assigned = [
        node
        for node in ast.walk(scope)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id == target.id
    ]
    return len(assigned) > 1


def _opposite(operator: ast.operator) -> ast.operator:
    return OPERATORS[type(operator)]()


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """Go through an expression, without the zeros that fill the row of an event up."""
    yield node
    is_event = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == EVENT
    for child in ast.iter_child_nodes(node):
        if not (is_event and isinstance(child, ast.Constant) and child.value == 0):
            yield from _walk(child)


def _of_expressions(expression: ast.expr) -> Iterator[Change]:
    # Operators cannot be replaced by themselves: the parser uses one object for all of a kind.
    for node in _walk(expression):
        match node:
            case ast.Compare(left=left, ops=[operator], comparators=compared):
                for other in COMPARISONS.get(type(operator), ()):
                    yield node, ast.Compare(copy.deepcopy(left), [other()], copy.deepcopy(compared))
            case ast.BinOp(left=left, op=operator, right=right):
                if type(operator) in OPERATORS:
                    yield node, ast.BinOp(copy.deepcopy(left), _opposite(operator), copy.deepcopy(right))
                yield node, copy.deepcopy(left)
                yield node, copy.deepcopy(right)
            case ast.BoolOp(op=operator, values=values):
                other_operator = ast.Or() if isinstance(operator, ast.And) else ast.And()
                yield node, ast.BoolOp(other_operator, copy.deepcopy(values))
                for value in values:
                    rest = [copy.deepcopy(other) for other in values if other is not value]
                    yield node, rest[0] if len(rest) == 1 else ast.BoolOp(operator, rest)
            case ast.UnaryOp(operand=operand):
                yield node, copy.deepcopy(operand)
            case ast.IfExp(test=test):
                yield from ((test, ast.Constant(value)) for value in (True, False))
            case ast.Constant(value=bool() as value):
                yield node, ast.Constant(not value)
            case ast.Constant(value=int() as value):
                yield from ((node, ast.Constant(value + step)) for step in ((1, -1) if value else (1,)))
            case ast.Call(func=ast.Name(id=name) as function) if name in EXTREMES:
                yield function, ast.Name(EXTREMES[name], ast.Load())
            case ast.Call(func=ast.Name(id="range"), args=[*_, stop]) if not isinstance(stop, ast.Constant):
                for step in (ast.Sub(), ast.Add()):
                    yield stop, ast.BinOp(copy.deepcopy(stop), step, ast.Constant(1))
