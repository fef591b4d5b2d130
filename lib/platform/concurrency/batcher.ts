import { within } from './within.ts';

interface Asked<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

// A command whose line hangs ends after half a minute; others need not wait for it.
const PATIENCE_MS = 1000;

interface BatchRules {
  /** So many items go together at most; what is left over goes with the next order. */
  most?: number;
  /** Whether a fault may be one item's own: each then is ordered alone, so that it fails for nobody else. */
  mayBeOneItems?: (fault: unknown) => boolean;
  /** An order that takes longer no longer holds up the next. */
  patienceMs?: number;
}

/**
 * Has what is asked for in one breath, or while an order is under way, go together as one order, in the order of the
 * asking. `order` answers each item in its place.
 */
export const createBatcher = <Item, Answer>(
  order: (items: readonly Item[]) => Promise<Answer[]>,
  { most = Infinity, mayBeOneItems = () => false, patienceMs = PATIENCE_MS }: BatchRules = {},
) => {
  const waiting: Asked<Item, Answer>[] = [];
  const underWay = new Set<Promise<void>>();
  let running: Promise<void> | null = null;

  const carryOut = async (asked: readonly Asked<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await order(asked.map(({ item }) => item));
      answers.forEach((answer, at) => asked[at]?.resolve(answer));
    } catch (error) {
      if (asked.length > 1 && mayBeOneItems(error)) for (const one of asked) await carryOut([one]);
      else for (const { reject } of asked) reject(error);
    }
  };
  const run = async (): Promise<void> => {
    // Whatever else is asked for in this breath comes along.
    await Promise.resolve();
    while (waiting.length > 0) {
      const order = carryOut(waiting.splice(0, most)).finally(() => underWay.delete(order));
      underWay.add(order);
      await within(patienceMs, order, () => undefined);
    }
    running = null;
  };
  const settled = async (): Promise<void> => {
    while (running || underWay.size > 0) await Promise.all([running, ...underWay]);
  };
  return {
    ask: (item: Item): Promise<Answer> => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      waiting.push({ item, resolve, reject });
      running ??= run();
      return promise;
    },
    /** Resolves once nothing is waited for. */
    settled,
  };
};

/** The same for work that has no answer. */
export const createWriteBatcher = <Item>(
  order: (items: readonly Item[]) => Promise<unknown>,
  rules?: BatchRules,
) =>
  createBatcher<Item, void>(async (items) => {
    await order(items);
    return items.map(() => undefined);
  }, rules);

/** Reads rows by their ids, those that are asked for together in one read; null where there is none. */
export const createReader = <Row extends { _id: unknown }>(
  read: (ids: readonly string[]) => Promise<Row[]>,
) => {
  const { ask } = createBatcher(async (ids: readonly string[]) => {
    const rows = new Map((await read([...new Set(ids)])).map((row) => [String(row._id), row]));
    return ids.map((id) => rows.get(id) ?? null);
  });
  return ask;
};
