import { createSemaphore } from '#lib/platform/concurrency/semaphore.ts';
import { createWakeableSleep } from '#lib/platform/concurrency/wakeable-sleep.ts';
import { readNewest } from '../made-from.ts';
import {
  computeWaitMs,
  listHeads,
  MAX_GAP_MS,
  mayHaveLostKey,
  withAttempt,
  withFailure,
  type WaitingWrite,
} from './waiting-write.ts';
import { classifyFailure, type WriteOutcome } from './write-outcome.ts';

/** Where waiting writes survive a reload. */
export interface WriteRows {
  /** Returns the writes of everyone who uses this browser, in the order of their taps. */
  list(): Promise<readonly WaitingWrite[]>;
  add(write: Omit<WaitingWrite, 'seq'>): Promise<WaitingWrite>;
  /** Changes a write in one step; null deletes it. Returns it as it was before, or null if it is gone. */
  change(seq: number, change: (write: WaitingWrite) => WaitingWrite | null): Promise<WaitingWrite | null>;
}

interface SenderPorts {
  readonly rows: WriteRows;
  /** The signed-in user; undefined for guests. */
  readUserId(): Promise<string | undefined>;
  isOnline(): boolean;
  /** Sends the write, or throws the API's error. */
  send(write: WaitingWrite): Promise<WriteOutcome>;
  /** Reads whether an attempt, whose key the server may have forgotten, made its change. */
  isDone(write: WaitingWrite): Promise<boolean>;
  /** Runs the work while no other tab works on this item. */
  alone<Result>(item: string, work: () => Promise<Result>): Promise<Result>;
  now(): number;
  random(): number;
  /** Called after each attempt, when its result is stored. */
  onOutcome(write: WaitingWrite, outcome: WriteOutcome): void;
}

// A slow request must not hold up other items, and many must not saturate the connection.
const MAX_CONCURRENCY = 4;

const createAttempts = (ports: SenderPorts) => {
  const { rows, now } = ports;
  const attempt = async (write: WaitingWrite): Promise<WriteOutcome> => {
    try {
      if (mayHaveLostKey(write, now()) && (await ports.isDone(write))) return { kind: 'already_done' };
      return await ports.send(write);
    } catch (error) {
      return classifyFailure(error);
    }
  };
  const store = (seq: number, outcome: WriteOutcome): Promise<unknown> => {
    if (outcome.kind === 'later')
      return rows.change(seq, (write) => withFailure(write, outcome.heldMs, now(), ports.random()));
    if (outcome.kind !== 'refused') return rows.change(seq, () => null);
    const { code, params = {}, data } = outcome.refusal;
    const refusal = { code, params, isFinal: outcome.isFinal, newest: readNewest(data) };
    return rows.change(seq, (write) => ({ ...write, refusal }));
  };
  /** Sends a write once, unless it was taken back. */
  return async (write: WaitingWrite): Promise<void> => {
    const stored = await rows.change(write.seq, (row) => withAttempt(row, now()));
    if (!stored) return;
    // As it was before: its first attempt alone shows whether the key may be lost.
    const outcome = await attempt(stored);
    await store(write.seq, outcome);
    ports.onOutcome(stored, outcome);
  };
};

const createItemSender = (ports: SenderPorts) => {
  const attempt = createAttempts(ports);
  const listOwnHeads = async (): Promise<WaitingWrite[]> => {
    const userId = await ports.readUserId();
    if (userId === undefined) return [];
    return listHeads((await ports.rows.list()).filter((write) => write.userId === userId));
  };
  /** Sends an item's writes until one must wait; returns for how long, or null when none is left. */
  const sendItem = async (item: string, isHurried: boolean): Promise<number | null> => {
    for (let isFirst = true; ; isFirst = false) {
      const head = (await listOwnHeads()).find((write) => write.item === item);
      if (!head) return null;
      if (!ports.isOnline()) return MAX_GAP_MS;
      const waitMs = computeWaitMs(head, ports.now(), isHurried && isFirst);
      if (waitMs > 0) return waitMs;
      await attempt(head);
    }
  };
  return { listOwnHeads, sendItem };
};

/** Sends waiting writes: items in parallel, each item's writes one by one. */
export const createWriteSender = (ports: SenderPorts) => {
  const { wake, arm } = createWakeableSleep();
  const turns = createSemaphore(MAX_CONCURRENCY);
  const active = new Set<string>();
  const { listOwnHeads, sendItem } = createItemSender(ports);
  let hurries = 0;

  const follow = async (item: string): Promise<void> => {
    // The first pass after a start may use the network at once, as an app that was closed does.
    for (let seen = -1; ;) {
      const rest = arm();
      const isHurried = seen !== hurries;
      seen = hurries;
      const work = (): Promise<number | null> => turns.run(() => sendItem(item, isHurried));
      const waitMs = await ports.alone(item, work).catch(() => MAX_GAP_MS);
      if (waitMs === null) return;
      await rest(waitMs);
    }
  };
  const begin = async (item: string): Promise<void> => {
    active.add(item);
    await follow(item);
    active.delete(item);
    // Catches a write added just as the item finished.
    await startWaiting();
  };
  const startWaiting = async (): Promise<void> => {
    const heads = await listOwnHeads().catch(() => []);
    for (const { item } of heads) if (!active.has(item)) void begin(item);
  };
  const run = async (): Promise<never> => {
    for (;;) {
      const rest = arm();
      await startWaiting();
      await rest(MAX_GAP_MS);
    }
  };
  return {
    run,
    wake,
    /** The network may have returned. */
    hurry: (): void => {
      hurries += 1;
      wake();
    },
  };
};
