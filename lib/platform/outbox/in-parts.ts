import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import type { NextStep } from '#models/platform/outbox.ts';
import type { NextRows } from '#models/platform/slice.ts';

/** An outbox row's handler has twice as long. */
const WORK_MS = 10_000;
/** Parts that had to wait, or came since, are looked at again then. */
const LATER_MS = 600_000;

interface Task {
  id: string;
  /** It cannot be done yet. */
  waits: boolean;
  act(): Promise<unknown>;
}

/** One kind of things that a long work does, each in a transaction of its own. */
export interface Part {
  readonly name: string;
  /** Finds the next ones. What is done is not found again. */
  next(rows: NextRows, tx: Tx): Promise<Task[]>;
}

export const toPart = <Row extends { _id: unknown }>(
  name: string,
  list: (tx: Tx, rows: NextRows) => Promise<Row[]>,
  act: (row: Row, tx: Tx) => Promise<unknown>,
  waits: (row: Row) => boolean = () => false,
): Part => ({
  name,
  next: async (rows, tx) =>
    (await list(tx, rows)).map((row) => ({
      ...{ id: String(row._id), waits: waits(row) },
      act: () => act(row, tx),
    })),
});

/** A piece of long work that may be repeated; returns whether nothing is left of it. */
export interface Stage {
  readonly name: string;
  work(): Promise<boolean>;
}

/** More would make the caller wait, and the transaction long. */
export const DONE_AT_ONCE = 50;

/** Does the first things of a long work within the caller's transaction. Returns whether that was all. */
export const beginParts = async (parts: readonly Part[], tx: Tx): Promise<boolean> => {
  let room = DONE_AT_ONCE;
  for (const part of parts) {
    const tasks = await part.next({ limit: room + 1, except: [] }, tx);
    for (const { act } of tasks.slice(0, room)) await act();
    if (tasks.length > room) return false;
    room -= tasks.length;
  }
  return true;
};

/** Works through stages from the one named `step`. After some seconds it returns where the row's next lease goes on. */
export const workThrough = async (stages: readonly Stage[], step?: string): Promise<NextStep | null> => {
  const endsAt = performance.now() + WORK_MS;
  const first = stages.findIndex(({ name }) => name === step);
  for (const { name, work } of stages.slice(Math.max(0, first))) {
    let isDone = false;
    while (!isDone) {
      if (performance.now() > endsAt) return { step: name, dueAt: now() };
      isDone = await work();
    }
  }
  return null;
};

/** A thing that waits or fails keeps none of the others waiting. */
const toStage = ({ name, next }: Part, faults: unknown[]): Stage => {
  const except: string[] = [];
  const work = async (): Promise<boolean> => {
    let task: Task | undefined;
    try {
      await inTransaction(async (tx) => {
        task = undefined;
        [task] = await next({ limit: 1, except }, tx);
        if (!task?.waits) await task?.act();
      });
      if (task?.waits) except.push(task.id);
    } catch (error) {
      if (!task) throw error;
      except.push(task.id);
      faults.push(error);
    }
    return task === undefined;
  };
  return { name, work };
};

const isAnyLeft = async (parts: readonly Part[]): Promise<boolean> => {
  for (const { next } of parts) {
    const tasks = await inTransaction((tx) => next({ limit: 1, except: [] }, tx));
    if (tasks.length > 0) return true;
  }
  return false;
};

interface LongWork {
  before?: readonly Stage[];
  parts: readonly Part[];
  after?: readonly Stage[];
}

/**
 * Continues long work, for the handler of its outbox row. Every server can do this, and what a crash leaves is found
 * again. Stages are repeated after a crash, so repeating one must change nothing.
 */
export const finishParts = async (
  { before = [], parts, after = [] }: LongWork,
  step?: string,
): Promise<NextStep | void> => {
  const faults: unknown[] = [];
  const acting = parts.map((part) => toStage(part, faults));
  const next = await workThrough([...before, ...acting, ...after], step);
  if (next) return next;
  if (faults.length > 0) throw faults[0];
  const [part] = parts;
  if (part && (await isAnyLeft(parts)))
    return { step: part.name, dueAt: new Date(now().getTime() + LATER_MS) };
};
