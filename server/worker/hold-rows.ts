import { log } from '#lib/platform/observability/log.ts';
import { now } from '#lib/platform/time/clock.ts';
import { releaseOutboxRow, type OutboxRow } from '#models/platform/outbox.ts';

// If this process ends, other servers wait for the lease, so only rows that are due soon are worth it.
const MAX_WAIT_MS = 10_000;
const MAX_HELD = 200;

/** Holds the rows that this process leased as it wrote them, until they are due. */
export const holdRows = ({ kinds, leaseMs }: { kinds: readonly string[]; leaseMs: number }) => {
  const held = new Set<OutboxRow>();
  let isOpen = true;
  // Any server finds the row again when its lease ends, also if this fails.
  const release = (row: OutboxRow): Promise<void> =>
    releaseOutboxRow(row).catch((err: unknown) => log().warn({ err }, 'outbox row not released'));
  // A handler must end well before its lease does.
  const isFresh = ({ lockedUntil }: OutboxRow): boolean =>
    lockedUntil.getTime() - now().getTime() > (leaseMs * 3) / 4;
  const takeOne = (row: OutboxRow): OutboxRow[] => {
    held.delete(row);
    if (isFresh(row)) return [row];
    void release(row);
    return [];
  };
  return {
    /** Returns the end of the lease of a row that is being written; null if the row should not be held. */
    lease: ({ kind, dueAt }: { kind: string; dueAt: Date }): Date | null => {
      const isSoon = dueAt.getTime() - now().getTime() <= MAX_WAIT_MS;
      if (!isOpen || !isSoon || held.size >= MAX_HELD || !kinds.includes(kind)) return null;
      return new Date(dueAt.getTime() + leaseMs);
    },
    add: (row: OutboxRow): void => {
      if (isOpen) held.add(row);
      else void release(row);
    },
    /** Takes up to `limit` rows that are due. */
    take: (limit: number): OutboxRow[] =>
      [...held]
        .filter(({ dueAt }) => dueAt !== null && dueAt <= now())
        .slice(0, limit)
        .flatMap(takeOne),
    /** Leaves all rows to other servers, from now on. */
    release: async (): Promise<void> => {
      isOpen = false;
      await Promise.all([...held].map(release));
    },
  };
};
