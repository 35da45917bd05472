"""Tables in a Redis: one log a table, written by the process that has it and by no other."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from redis import Redis
from redis.client import Pipeline
from redis.exceptions import ConnectionError as RedisConnectionError

from engine.straights.setup import Variant
from straights_server.cluster.redis_store import Claim, RedisStore, place_of
from straights_server.cluster.scripts import lease_key, log_key, owner_key, table_key
from straights_server.entries import GameStarted, PlayerJoined, SeatAssigned
from straights_server.errors import DamagedLog
from straights_server.store import Change, EntriesAppended, StoredTable, StoreError, TableDeleted, TableOpened
from straights_server.table_settings import TableSettings
from tests.support.server.redis_process import NEEDS_REDIS, running_redis

pytestmark = NEEDS_REDIS
DAY = 24 * 3600
TERMS = TableSettings(Variant(80), turn_limit=30, is_private=True)
FIRST, SECOND, THIRD = (
    PlayerJoined(0, "North", "hash"),
    SeatAssigned(1, "expert"),
    SeatAssigned(2, "random", "Bot"),
)
BEGINNING: tuple[Change, ...] = (TableOpened("k3f9", TERMS), EntriesAppended("k3f9", 1, (FIRST,)))


@pytest.fixture
def redis(address: str) -> Iterator[Redis]:
    """The Redis, emptied."""
    with Redis.from_url(address, decode_responses=True) as client:
        client.flushall()
        yield client


@pytest.fixture
def stores(address: str, redis: Redis) -> Iterator[tuple[RedisStore, RedisStore]]:
    made = RedisStore(address, "a"), RedisStore(address, "b")
    for process in "ab":
        redis.set(lease_key(process), "[]")
    yield made
    for store in made:
        store.close()


def test_a_table_is_what_was_kept_of_it(stores: tuple[RedisStore, RedisStore]) -> None:
    one, other = stores
    assert [] == one.append((*BEGINNING, EntriesAppended("k3f9", 2, (SECOND, THIRD))))
    assert StoredTable(TERMS, (FIRST, SECOND, THIRD)) == other.load("k3f9")
    assert [] == one.append((TableDeleted("k3f9"),))

    assert other.load("k3f9") is None
    assert Claim(None) == other.claim("k3f9")


def test_a_table_is_its_process_s_as_long_as_that_lives(
    stores: tuple[RedisStore, RedisStore], redis: Redis
) -> None:
    """Then who asks for it gets it, as it was left."""
    one, other = stores
    one.append(BEGINNING)
    assert Claim("a") == other.claim("k3f9")
    redis.delete(lease_key("a"))

    assert Claim("b", StoredTable(TERMS, (FIRST,))) == other.claim("k3f9")
    assert ["k3f9"] == one.lost_of(["k3f9"])


def test_a_table_at_which_no_game_has_begun_expires_sooner(
    stores: tuple[RedisStore, RedisStore], redis: Redis
) -> None:
    """After a day, and from the first game on after a month, whatever happens then."""
    one, _ = stores
    keys = [key("k3f9") for key in (owner_key, table_key, log_key)]
    one.append([TableOpened("k3f9", TERMS), EntriesAppended("k3f9", 1, (PlayerJoined(0, "Ann", "hash"),))])
    waiting = [redis.ttl(key) for key in keys]
    one.append([EntriesAppended("k3f9", 2, (GameStarted("ab" * 32),))])
    one.append([EntriesAppended("k3f9", 3, (SeatAssigned(1, None),))])

    assert all(DAY - 60 < seconds <= DAY for seconds in waiting)
    assert all(30 * DAY - 60 < redis.ttl(key) <= 30 * DAY for key in keys)


def test_who_has_lost_a_table_writes_nothing_to_it_any_more(
    stores: tuple[RedisStore, RedisStore], redis: Redis
) -> None:
    """Neither at the place that the other has written nor at a later one; other tables are kept meanwhile."""
    one, other = stores
    one.append((*BEGINNING, TableOpened("mine", TERMS)))
    redis.delete(lease_key("a"))
    other.claim("k3f9")
    other.append((EntriesAppended("k3f9", 2, (SECOND,)),))

    assert ["k3f9"] == one.append(
        (EntriesAppended("k3f9", 2, (THIRD,)), EntriesAppended("mine", 1, (FIRST,)))
    )
    assert ["k3f9"] == one.append((EntriesAppended("k3f9", 3, (THIRD,)),))
    assert StoredTable(TERMS, (FIRST, SECOND)) == other.load("k3f9")
    assert StoredTable(TERMS, (FIRST,)) == other.load("mine")
    redis.delete(lease_key("b"))
    assert Claim("a", StoredTable(TERMS, (FIRST, SECOND))) == one.claim("k3f9")
    assert [] == one.append((EntriesAppended("k3f9", 3, (THIRD,)),))


def test_what_is_kept_twice_counts_once(stores: tuple[RedisStore, RedisStore]) -> None:
    """As after an answer that was lost; something else at the same place is refused, and so is a gap."""
    one, _ = stores
    for _ in range(2):
        assert [] == one.append((*BEGINNING, EntriesAppended("k3f9", 2, (SECOND,))))
    assert [] == one.append((EntriesAppended("k3f9", 2, (SECOND, THIRD)),))
    assert StoredTable(TERMS, (FIRST, SECOND, THIRD)) == one.load("k3f9")

    assert ["k3f9"] == one.append((EntriesAppended("k3f9", 3, (SECOND,)),))
    one.append((TableOpened("other", TERMS),))
    assert ["k3f9", "other"] == one.append(
        (EntriesAppended("other", 2, (FIRST,)), EntriesAppended("k3f9", 4, (FIRST,)))
    )


def test_a_name_is_given_once(stores: tuple[RedisStore, RedisStore]) -> None:
    one, other = stores
    one.append(BEGINNING)

    assert ["k3f9"] == other.append(
        (TableOpened("k3f9", TableSettings(Variant(0))), EntriesAppended("k3f9", 1, (SECOND,)))
    )
    assert StoredTable(TERMS, (FIRST,)) == other.load("k3f9")


def test_a_log_with_gaps_is_refused(stores: tuple[RedisStore, RedisStore], redis: Redis) -> None:
    one, _ = stores
    one.append(BEGINNING)
    redis.xadd(log_key("k3f9"), {"entry": "{}"}, id="0-3")

    with pytest.raises(DamagedLog, match="gaps"):
        one.load("k3f9")


def test_what_cannot_be_used_is_told_in_a_sentence(address: str, redis: Redis, tmp_path: Path) -> None:
    """No Redis there, and one of a later version."""
    redis.set("straights:version", 7)
    with pytest.raises(StoreError, match=r"later version .* schema is 7"):
        RedisStore(address, "a")
    with pytest.raises(StoreError, match="cannot keep tables in"):
        RedisStore(f"unix://{tmp_path}/nothing", "a")


@pytest.mark.parametrize(
    "url, place",
    [
        ("redis://ann:s3cret@10.0.0.1:6379/2?password=s3cret", "redis://10.0.0.1:6379"),
        ("rediss://:s3@cret@cards.example", "rediss://cards.example"),
        ("unix://ann:s3cret@/run/redis.sock?password=s3cret", "unix:///run/redis.sock"),
        ("redis://:s3c/ret@10.0.0.1", "the Redis of this address"),
        ("rediss://[::1]:6379", "rediss://[::1]:6379"),
        ("redis://:s3cret@[10.0.0.1", "the Redis of this address"),
    ],
)
def test_a_message_names_a_redis_without_its_password(url: str, place: str) -> None:
    """It may end in a log that others read."""
    assert place == place_of(url)
    if place == "the Redis of this address":
        with pytest.raises(StoreError, match=r"cannot keep tables in the Redis of this address: [^3]+$"):
            RedisStore(url, "a")


def test_a_redis_that_was_started_again_is_asked_again(
    stores: tuple[RedisStore, RedisStore], redis: Redis
) -> None:
    """It knows no scripts then."""
    one, _ = stores
    one.append(BEGINNING)
    redis.script_flush()
    one.append((EntriesAppended("k3f9", 2, (SECOND,)),))

    assert StoredTable(TERMS, (FIRST, SECOND)) == one.load("k3f9")


def test_a_lost_answer_is_asked_for_again(
    stores: tuple[RedisStore, RedisStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a pause; what was kept although the answer was lost is not kept twice."""
    one, _ = stores
    one.append(BEGINNING)
    execute = Pipeline.execute
    with monkeypatch.context() as patch:

        def lose(pipeline: Pipeline) -> object:
            patch.undo()
            execute(pipeline)
            raise RedisConnectionError("lost")

        patch.setattr(Pipeline, "execute", lose)
        one.append((EntriesAppended("k3f9", 2, (SECOND,)),))

    assert StoredTable(TERMS, (FIRST, SECOND)) == one.load("k3f9")


def test_a_server_that_ends_asks_a_redis_that_is_away_only_once(tmp_path: Path) -> None:
    """Else it could not end in time."""
    with running_redis(tmp_path) as address:
        store = RedisStore(address, "a")
    store.give_up()
    with pytest.raises(StoreError, match="cannot be reached"):
        store.append(BEGINNING)
    store.close()
