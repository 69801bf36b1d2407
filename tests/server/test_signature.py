"""What became of a commit whose answer was lost."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, func, select

from franchise.server.storage import schema
from franchise.server.storage.engine import database_url, make_engine, reading, writing
from franchise.server.storage.signature import Signature
from franchise.server.storage.upgrade import upgrade
from tools.postgres import Cluster

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def engine(postgres: Cluster) -> Iterator[Engine]:
    """Make an empty database."""
    engine = make_engine(database_url(postgres.create_database("signed")))
    upgrade(engine)
    yield engine
    engine.dispose()


@pytest.fixture
def signature(engine: Engine) -> Iterator[Signature]:
    """Sign as one writer, who has written before."""
    signature = Signature()
    with writing(engine) as connection:
        signature.sign(connection)
    yield signature
    signature.remove(engine)


def test_a_transaction_that_was_made_is_known(engine: Engine, signature: Signature) -> None:
    with writing(engine) as connection:
        number = signature.sign(connection)
    assert number is not None
    assert signature.is_committed(engine, number) is True
    assert signature.is_committed(engine, number) is True


@pytest.mark.parametrize("first", [True, False])
def test_a_transaction_that_was_undone_is_not_known(
    engine: Engine, signature: Signature, first: bool
) -> None:
    signature = Signature() if first else signature
    with engine.connect() as connection:
        number = signature.sign(connection)
        connection.rollback()
    assert number is not None
    assert signature.is_committed(engine, number) is False
    signature.remove(engine)


def test_a_transaction_that_is_under_way_is_waited_for(engine: Engine) -> None:
    signature = Signature()
    with engine.connect() as connection:
        number = signature.sign(connection)
        assert number is not None
        assert signature.is_committed(engine, number) is None
        connection.commit()
    assert signature.is_committed(engine, number) is True
    signature.remove(engine)


def test_a_writer_that_ends_leaves_nothing_behind(engine: Engine) -> None:
    signature = Signature()
    with writing(engine) as connection:
        signature.sign(connection)
    signature.remove(engine)
    with reading(engine) as connection:
        assert connection.execute(select(func.count()).select_from(schema.writers)).scalar_one() == 0
