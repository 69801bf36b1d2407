"""The rules on integers and one state record: compiled, without strings, input, output or chance.

Each rule that decides something is a function named after it, in the file of its phase; `turn` has the
course of a game in one place and `legal` the only source of legality.
"""
