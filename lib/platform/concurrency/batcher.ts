import { within } from './within.ts';

interface PendingItem<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

// A database command on a dead connection fails after 30 s; later batches need not wait that long.
const PATIENCE_MS = 1000;

interface BatchRules {
  /** The largest batch; the rest goes into the next one. */
  maxSize?: number;
  /** Whether one bad item may have failed the batch. If so, each item is retried alone and fails only for itself. */
  shouldRetryIndividually?: (fault: unknown) => boolean;
  /** A batch that takes longer no longer blocks the next one. */
  patienceMs?: number;
}

/**
 * Combines items requested in the same tick, or while a batch is running, into one ordered batch. `order` returns one
 * answer per item.
 */
export const createBatcher = <Item, Answer>(
  order: (items: readonly Item[]) => Promise<Answer[]>,
  { maxSize = Infinity, shouldRetryIndividually = () => false, patienceMs = PATIENCE_MS }: BatchRules = {},
) => {
  const waiting: PendingItem<Item, Answer>[] = [];
  const inFlight = new Set<Promise<void>>();
  let running: Promise<void> | null = null;

  const runBatch = async (batch: readonly PendingItem<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await order(batch.map(({ item }) => item));
      answers.forEach((answer, at) => batch[at]?.resolve(answer));
    } catch (error) {
      if (batch.length > 1 && shouldRetryIndividually(error)) for (const one of batch) await runBatch([one]);
      else for (const { reject } of batch) reject(error);
    }
  };
  const flush = async (): Promise<void> => {
    // Wait for the other items of this tick.
    await Promise.resolve();
    while (waiting.length > 0) {
      const order = runBatch(waiting.splice(0, maxSize)).finally(() => inFlight.delete(order));
      inFlight.add(order);
      await within(patienceMs, order, () => undefined);
    }
    running = null;
  };
  const whenIdle = async (): Promise<void> => {
    while (running || inFlight.size > 0) await Promise.all([running, ...inFlight]);
  };
  return {
    ask: (item: Item): Promise<Answer> => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      waiting.push({ item, resolve, reject });
      running ??= flush();
      return promise;
    },
    /** Resolves when nothing is pending. */
    whenIdle,
  };
};

/** A batcher for writes without an answer. */
export const createWriteBatcher = <Item>(
  order: (items: readonly Item[]) => Promise<unknown>,
  rules?: BatchRules,
) =>
  createBatcher<Item, void>(async (items) => {
    await order(items);
    return items.map(() => undefined);
  }, rules);

/** Reads rows by id, combining concurrent reads into one query. Missing rows are null. */
export const createReader = <Row extends { _id: unknown }>(
  read: (ids: readonly string[]) => Promise<Row[]>,
) => {
  const { ask } = createBatcher(async (ids: readonly string[]) => {
    const rows = new Map((await read([...new Set(ids)])).map((row) => [String(row._id), row]));
    return ids.map((id) => rows.get(id) ?? null);
  });
  return ask;
};
