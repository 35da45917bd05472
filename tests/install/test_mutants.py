"""`make mutants`: which changes are a sample."""

from testing.mutants import sample_of

CHANGES = [f"change {number}" for number in range(1000)]


def test_a_sample_is_the_same_in_each_run_and_another_one_with_another_seed() -> None:
    """Whatever order the changes are found in; each room has a sample of its own."""
    first = sample_of(CHANGES, "engine/cards", 50, 0)

    assert first == sample_of(reversed(CHANGES), "engine/cards", 50, 0)
    samples = {
        tuple(sample_of(CHANGES, room, 50, seed))
        for room in ("engine/cards", "engine/cli")
        for seed in range(4)
    }
    assert 8 == len(samples)
    assert all(50 == len(set(sample) & set(CHANGES)) for sample in samples)
