import { z } from 'zod';
import { id } from '#lib/platform/contract/fields.ts';
import { createWriteBatcher } from '#lib/platform/concurrency/batcher.ts';
import type { FollowWork } from '#server/socket/follow-work.ts';
import type { Io, IoSocket } from '#server/socket/io.ts';
import { holdLease } from './hold-lease.ts';
import { createSettler } from './settle-presence.ts';
import { createOnlineNotifier } from './tell-online.ts';

// A page change or a short network gap does not count as leaving.
const GRACE_MS = 5000;

/**
 * Counts each person's connections: the first one makes them online, and some time after the last one they go
 * offline.
 */
const countSockets = ({
  here,
  onCome,
  onGo,
}: {
  /** Kept up to date: users with a connection to this server, now or a moment ago. */
  here: Set<string>;
  onCome: (userId: string) => void;
  onGo: (userId: string) => void;
}) => {
  const counts = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();
  const leave = (userId: string): void => {
    leaving.delete(userId);
    counts.delete(userId);
    here.delete(userId);
    onGo(userId);
  };
  const arrive = (userId: string): void => {
    clearTimeout(leaving.get(userId));
    leaving.delete(userId);
    counts.set(userId, (counts.get(userId) ?? 0) + 1);
    if (here.has(userId)) return;
    here.add(userId);
    onCome(userId);
  };
  const depart = (userId: string): void => {
    const count = (counts.get(userId) ?? 1) - 1;
    counts.set(userId, count);
    if (count > 0) return;
    const timer = setTimeout(() => leave(userId), GRACE_MS);
    leaving.set(userId, timer);
  };
  const stop = (): void => {
    for (const timer of leaving.values()) clearTimeout(timer);
  };
  return { arrive, depart, stop };
};

// Events may get lost; within this time every list is correct again.
const RECHECK_MS = 15_000;

export interface Presence {
  follow(socket: IoSocket): void;
  /** People came, went or got acquainted: updates everyone concerned, on every server. */
  tellOthers(userIds: readonly string[]): void;
  stop(): Promise<void>;
}

const MAX_CHANGES = 1000;
const changedIds = z.array(id()).max(MAX_CHANGES);

/** Tracks who is online and tells their conversation partners. */
export const createPresence = async (io: Io, follow: FollowWork): Promise<Presence> => {
  const here = new Set<string>();
  const notifier = createOnlineNotifier({ io, here, follow });
  const recheckAll = (): void => notifier.recheck(here);
  const lease = await holdLease({ here, onOtherServers: recheckAll, follow });
  const timer = setInterval(recheckAll, RECHECK_MS);

  const tidings = createWriteBatcher(
    async (userIds: readonly string[]) => {
      notifier.onChange(userIds);
      io.serverSideEmit('presenceChanged', userIds);
    },
    { maxSize: MAX_CHANGES },
  );
  const tellOthers = (userIds: readonly string[]): void => {
    for (const userId of userIds) follow(tidings.ask(userId));
  };
  const settler = createSettler({
    store: (userId) => (here.has(userId) ? lease.arrive(userId) : lease.leave(userId)),
    onStored: (userId) => tellOthers([userId]),
    follow,
  });
  const counter = countSockets({
    here,
    onCome: settler.settle,
    onGo: (userId) => {
      notifier.forget(userId);
      settler.settle(userId);
    },
  });

  io.on('presenceChanged', (userIds) => {
    const parsed = changedIds.safeParse(userIds);
    if (parsed.success) notifier.onChange(parsed.data);
  });
  return {
    follow: (socket) => {
      const { userId } = socket.data.actor;
      counter.arrive(userId);
      notifier.forget(userId);
      notifier.recheck([userId]);
      socket.once('disconnect', () => counter.depart(userId));
    },
    tellOthers,
    stop: async () => {
      clearInterval(timer);
      counter.stop();
      settler.stop();
      notifier.stop();
      await lease.stop();
    },
  };
};
