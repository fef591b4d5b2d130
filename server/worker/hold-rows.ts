import { log } from '#lib/platform/observability/log.ts';
import { now } from '#lib/platform/time/clock.ts';
import { releaseOutboxRow, type OutboxRow } from '#models/platform/outbox.ts';

// If this process ends, other servers wait for the lease, so only rows that are due soon are worth it.
const MAX_WAIT_MS = 10_000;
// As many as wait at five hundred messages a second, which are followed up after four seconds.
const MAX_HELD = 2000;

const dueMs = ({ dueAt }: OutboxRow): number => dueAt?.getTime() ?? Infinity;

/** Holds the rows that this process leased as it wrote them, until they are due. */
export const holdRows = ({ kinds, leaseMs }: { kinds: readonly string[]; leaseMs: number }) => {
  /** The first due come first. */
  const held: OutboxRow[] = [];
  let isOpen = true;
  // Any server finds the row again when its lease ends, also if this fails.
  const release = (row: OutboxRow): Promise<void> =>
    releaseOutboxRow(row).catch((err: unknown) => log().warn({ err }, 'outbox row not released'));
  // A handler must end well before its lease does.
  const isFresh = ({ lockedUntil }: OutboxRow): boolean =>
    lockedUntil.getTime() - now().getTime() > (leaseMs * 3) / 4;
  const takeOne = (row: OutboxRow): OutboxRow[] => {
    if (isFresh(row)) return [row];
    void release(row);
    return [];
  };
  return {
    /** Returns the end of the lease of a row that is being written; null if the row should not be held. */
    lease: ({ kind, dueAt }: { kind: string; dueAt: Date }): Date | null => {
      const isSoon = dueAt.getTime() - now().getTime() <= MAX_WAIT_MS;
      if (!isOpen || !isSoon || held.length >= MAX_HELD || !kinds.includes(kind)) return null;
      return new Date(dueAt.getTime() + leaseMs);
    },
    add: (row: OutboxRow): void => {
      if (!isOpen) return void release(row);
      // Most belong at the end.
      held.splice(held.findLastIndex((other) => dueMs(other) <= dueMs(row)) + 1, 0, row);
    },
    /** Takes up to `limit` rows that are due. */
    take: (limit: number): OutboxRow[] => {
      const at = now().getTime();
      const later = held.findIndex((row) => dueMs(row) > at);
      const due = later < 0 ? held.length : later;
      return held.splice(0, Math.min(due, limit)).flatMap(takeOne);
    },
    /** Leaves all rows to other servers, from now on. */
    release: async (): Promise<void> => {
      isOpen = false;
      await Promise.all(held.splice(0).map(release));
    },
  };
};
