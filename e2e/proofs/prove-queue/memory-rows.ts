import type { WriteRows } from '#lib/platform/browser/writes/send-writes.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';

/** The store of a phone, which outlives its tabs. */
export const createMemoryRows = (): WriteRows => {
  const rows = new Map<number, WaitingWrite>();
  let last = 0;
  return {
    list: () => Promise.resolve([...rows.values()]),
    add: (write) => {
      last += 1;
      const added = { ...write, seq: last };
      rows.set(last, added);
      return Promise.resolve(added);
    },
    change: (seq, change) => {
      const before = rows.get(seq) ?? null;
      const after = before && change(before);
      if (after) rows.set(seq, after);
      else rows.delete(seq);
      return Promise.resolve(before);
    },
  };
};
