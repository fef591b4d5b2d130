import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { firstRank, rankOn, type Ranked } from './rank.ts';
import { buildListing } from './search-listing.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';

const someone = (changes: Partial<Ranked> = {}): Ranked => ({
  _id: 'a'.repeat(24),
  ratingSum: 0,
  reviewCount: 0,
  completedJobs: 5,
  ...changes,
});
const rated = (reviewCount: number, stars: number) =>
  someone({ reviewCount, ratingSum: reviewCount * stars });
const first = (worker: Ranked, shownDays = 0) => rankOn(worker, { night: 0, shownDays });

describe('the rating part of a rank', () => {
  test('forty good reviews beat one perfect review', () => {
    assert.ok(first(rated(40, 4.5)).rating > first(rated(1, 5)).rating);
  });

  test('starts above zero, and a bad review costs more than none', () => {
    assert.equal(first(someone()).rating, 40);
    assert.ok(first(rated(1, 1)).rating < 40);
  });
});

describe('the newcomer bonus', () => {
  test('shrinks until it ends after twenty shown days or five jobs', () => {
    const shares = (days: number[], jobs = 0) =>
      days.map((day) => first(someone({ completedJobs: jobs }), day).newcomer);
    assert.deepEqual(shares([0, 1, 5, 10, 19, 20, 21]), [8, 8, 6, 4, 1, 0, 0]);
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5, 50].map((jobs) => shares([0], jobs)[0]),
      [8, 7, 5, 4, 2, 0, 0],
    );
    assert.deepEqual(shares([10, 19], 1), [4, 1]);
  });

  test('never exceeds five stars together with the rating', () => {
    const best = first(someone({ completedJobs: 1, reviewCount: 1000, ratingSum: 5000 }));
    assert.equal(best.rating + best.newcomer, 50);
  });
});

const listed = (worker: Ranked, isVerified: boolean) => ({
  ...worker,
  ...{ name: '', role: 'worker', suspendedAt: null, about: '', skills: [], workTypes: [], address: {} },
  ...{ cityKey: null, areaRangeKm: null, hourlyRatePaise: null, imageKey: null },
  verification: isVerified ? { shownAs: { name: '', imageKey: null } } : null,
});

const toOrder = (worker: Parameters<typeof buildListing>[0]): string => buildListing(worker)?.order ?? '';

test('unverified workers always sort after verified ones', () => {
  const worst = toOrder(listed(rated(1000, 1), true));
  const best = toOrder(listed(someone({ reviewCount: 1000, ratingSum: 5000, completedJobs: 0 }), false));
  assert.ok(worst < best);
});

test('extreme ranks keep their length, so that they sort as text', () => {
  const orders = [rated(100_000, 5), rated(100_000, 1), someone()].map((worker) =>
    toOrder(listed(worker, true)),
  );
  assert.deepEqual(new Set(orders.map((order) => order.length)), new Set([34]));
});

const MANY = Array.from({ length: 50 }, (_, at) => at.toString(16).padStart(24, '6'));
const turnsOn = (night: number) =>
  MANY.map((_id) => rankOn({ ...someone(), _id }, { night, shownDays: 20 }).turn);

test('a turn moves once a week, about a seventh of them each night', () => {
  const week = Array.from({ length: 8 }, (_, night) => turnsOn(1000 + night));
  const moved = week
    .slice(1)
    .map((turns, at) => turns.filter((turn, who) => turn !== week[at]?.[who]).length);
  assert.equal(
    moved.reduce((sum, count) => sum + count, 0),
    MANY.length,
  );
  assert.ok(Math.max(...moved) < MANY.length / 3);
});

test('a worker has a rank but no newcomer bonus before the first night', () => {
  const fresh = someone({ completedJobs: 0, reviewCount: 1, ratingSum: 5 });
  assert.deepEqual(firstRank(fresh), { ...first(fresh), newcomer: 0, turn: 9_999_999 });
});

/** Deterministic dice. */
const dice = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

interface Simulated extends Ranked {
  cell: number;
  quality: number;
  joined: number;
  ratingSum: number;
  reviewCount: number;
  completedJobs: number;
  shownDays: number;
  impressions: number;
  inFirstWeek: number;
}

const WORKERS = 1000;
const DAYS = 100;
const CARDS = 10;
const qualities = [4, 4.3, 4.5, 4.7, 4.8];

interface Market {
  /** Combinations of place and trade that the workers share. */
  cells: number;
  searchesADay: number;
  /** Odds that a search becomes a job, and a job a review. */
  jobs: number;
  reviews: number;
  newcomers: number;
}

const rollStars = (quality: number, roll: () => number): number => {
  if (roll() < 0.05) return 2;
  const floor = Math.floor(quality);
  return roll() < quality - floor ? floor + 1 : floor;
};

const joining = (at: number, { cells, newcomers, reviews }: Market, roll: () => number): Simulated => {
  const isNew = roll() < newcomers;
  const quality = qualities[Math.floor(roll() * qualities.length)] ?? 4;
  const reviewCount = isNew || reviews === 0 ? 0 : Math.floor(roll() * 60);
  return {
    _id: (at * 7919).toString(16).padStart(24, '6'),
    cell: at % cells,
    quality,
    joined: isNew ? 1 + Math.floor(roll() * (DAYS - 8)) : 0,
    reviewCount,
    ratingSum: Array.from({ length: reviewCount }, () => rollStars(quality, roll)).reduce(
      (sum, one) => sum + one,
      0,
    ),
    completedJobs: isNew ? 0 : 5 + reviewCount,
    ...{ shownDays: isNew ? 0 : 20, impressions: 0, inFirstWeek: 0 },
  };
};

const show = (seen: readonly Simulated[], day: number): void => {
  for (const worker of seen) {
    worker.impressions += 1;
    if (day < worker.joined + 7) worker.inFirstWeek += 1;
  }
};

// The upper cards get more taps.
const book = (seen: readonly Simulated[], market: Market, roll: () => number): void => {
  const chosen = seen[Math.floor(seen.length * roll() ** 1.5)];
  if (!chosen || roll() >= market.jobs) return;
  chosen.completedJobs += 1;
  if (roll() >= market.reviews) return;
  chosen.reviewCount += 1;
  chosen.ratingSum += rollStars(chosen.quality, roll);
};

const inOrder = (workers: readonly Simulated[], day: number): Simulated[] =>
  workers
    .map((worker) => {
      const rank = rankOn(worker, { night: day, shownDays: worker.shownDays });
      return { worker, order: toOrder({ ...listed(worker, true), rank }) };
    })
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ worker }) => worker);

const liveADay = (workers: readonly Simulated[], day: number, rules: Market, roll: () => number): void => {
  const sorted = inOrder(workers, day);
  const shown = new Set<Simulated>();
  for (let search = 0; search < rules.searchesADay; search += 1) {
    // One in five opens the second page.
    const seen = sorted.slice(0, roll() < 0.2 ? 2 * CARDS : CARDS);
    show(seen, day);
    for (const worker of seen) shown.add(worker);
    book(seen, rules, roll);
  }
  for (const worker of shown) worker.shownDays += 1;
};

/** Simulates a hundred days of searches and jobs, deterministically. */
const simulate = (market: Market): Simulated[] => {
  const roll = dice(11);
  const workers = Array.from({ length: WORKERS }, (_, at) => joining(at, market, roll));
  for (let day = 0; day < DAYS; day += 1)
    for (let cell = 0; cell < market.cells; cell += 1)
      liveADay(
        workers.filter((worker) => worker.cell === cell && worker.joined <= day),
        day,
        market,
        roll,
      );
  return workers;
};

const gini = (values: readonly number[]): number => {
  const sum = values.reduce((total, value) => total + value, 0);
  const weighted = values
    .toSorted((one, other) => one - other)
    .reduce((total, value, at) => total + (2 * (at + 1) - values.length - 1) * value, 0);
  return sum === 0 ? 0 : weighted / (values.length * sum);
};

/** Inequality among equal workers of one place, trade and quality who were there from the start, averaged. */
const giniAmongEquals = (workers: readonly Simulated[], kindOf: (worker: Simulated) => string): number => {
  const groups = Map.groupBy(
    workers.filter(({ joined }) => joined === 0),
    kindOf,
  );
  const all = [...groups.values()].filter(({ length }) => length > 2);
  const people = all.reduce((sum, { length }) => sum + length, 0);
  return (
    all.reduce((sum, group) => sum + gini(group.map((one) => one.impressions)) * group.length, 0) / people
  );
};

describe('a thousand workers in a hundred days', () => {
  const town: Market = { cells: 52, searchesADay: 5, jobs: 0.3, reviews: 0.5, newcomers: 0.25 };
  const crowded: Market = { cells: 20, searchesADay: 10, jobs: 0.3, reviews: 0, newcomers: 0.05 };

  test('shows equal workers about equally, and every newcomer in her first week', () => {
    const workers = simulate(town);
    const amongEquals = giniAmongEquals(workers, ({ cell, quality }) => `${cell} ${quality}`);
    assert.ok(amongEquals <= 0.35, `Gini ${amongEquals.toFixed(2)}`);
    const unseen = workers.filter(({ joined, inFirstWeek }) => joined > 0 && inFirstWeek === 0);
    assert.deepEqual(unseen, []);
  });

  test('fifty workers without reviews take turns on ten cards', () => {
    const workers = simulate(crowded);
    const amongEquals = giniAmongEquals(workers, ({ cell }) => String(cell));
    assert.ok(amongEquals <= 0.35, `Gini ${amongEquals.toFixed(2)}`);
    assertEach(workers, ({ joined, inFirstWeek }) => joined === 0 || inFirstWeek > 0);
  });

  test('better work is shown more often', () => {
    const workers = simulate(town);
    const meanViews = (quality: number) => {
      const group = workers.filter((worker) => worker.joined === 0 && worker.quality === quality);
      return group.reduce((sum, one) => sum + one.impressions, 0) / group.length;
    };
    assert.ok(meanViews(4.8) > 1.3 * meanViews(4));
  });
});
