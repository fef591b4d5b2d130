import { setTimeout as wait } from 'node:timers/promises';
import type { ThreeMongods } from '#e2e/kit/three-mongods.ts';
import type { App } from './app-under-fire.ts';
import { newSeen } from './insist.ts';
import type { LoadFixture } from './load-fixture.ts';
import { keepBooking, keepEarning, keepWriting, type Field } from './writers.ts';

export interface TestCluster {
  readonly app: App;
  readonly mongods: ThreeMongods;
  readonly fixture: LoadFixture;
}

/** The acknowledged writes, and how long the system was unavailable after each failure. */
export interface Run {
  readonly field: Field;
  readonly gapsMs: number[];
}

const BETWEEN_BLOWS_MS = 3000;

const open = (app: App) => {
  let isOver = false;
  const seen = newSeen();
  const field: Field = {
    origin: app.url,
    isOver: () => isOver,
    seen,
    bookings: new Map(),
    messages: new Set(),
    paid: new Set(),
  };
  return { field, end: () => void (isOver = true) };
};

/** Runs all writers, causes several failures, and waits until every writer has its last response. */
export const runUnderFire = async (
  { app, fixture }: TestCluster,
  { blows, strike }: { blows: number; strike(field: Field): Promise<number> },
): Promise<Run> => {
  const { field, end } = open(app);
  const work = Promise.all([
    ...fixture.bookers.map((one) => keepBooking(field, one)),
    ...fixture.talkers.map((one) => keepWriting(field, one)),
    ...fixture.earners.map((jobs) => keepEarning(field, jobs)),
  ]);
  const gapsMs: number[] = [];
  for (let blow = 0; blow < blows; blow += 1) {
    await wait(BETWEEN_BLOWS_MS);
    gapsMs.push(await strike(field));
  }
  await wait(BETWEEN_BLOWS_MS);
  end();
  await work;
  return { field, gapsMs };
};

const untilAcknowledged = async ({ seen }: Field, since: number): Promise<number> => {
  for (;;) {
    const at = seen.acknowledgedAt.findLast((one) => one > since);
    if (at !== undefined) return Date.now() - since;
    await wait(20);
  }
};

// Requests in flight when the primary died may still be answered.
const LAST_WORDS_MS = 300;

/** Kills the primary; returns how long it took until writes were acknowledged again. */
export const strikePrimary =
  ({ mongods }: TestCluster) =>
  async (field: Field): Promise<number> => {
    const restart = await mongods.killPrimary();
    const since = Date.now();
    await wait(LAST_WORDS_MS);
    await untilAcknowledged(field, since + LAST_WORDS_MS);
    const gap = Date.now() - since;
    await restart();
    return gap;
  };

/** Kills the product's server and restarts it; returns how long it took to be ready. */
export const strikeApp =
  ({ app }: TestCluster) =>
  async (): Promise<number> => {
    await app.kill();
    return app.revive();
  };

/** Kills everything at once and restarts it. */
export const strikeAll =
  ({ app, mongods }: TestCluster) =>
  async (field: Field): Promise<number> => {
    await Promise.all([app.kill(), mongods.killAll()]);
    const since = Date.now();
    await mongods.startAll();
    await app.revive();
    await untilAcknowledged(field, since);
    return Date.now() - since;
  };
