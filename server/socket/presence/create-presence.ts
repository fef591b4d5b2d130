import { z } from 'zod';
import { id } from '#lib/platform/contract/fields.ts';
import { createWriteBatcher } from '#lib/platform/concurrency/batcher.ts';
import type { FollowWork } from '#server/socket/follow-work.ts';
import type { Io, IoSocket } from '#server/socket/io.ts';
import { holdLease } from './hold-lease.ts';
import { createSettler } from './settle-presence.ts';
import { createTeller } from './tell-online.ts';

// A page change or a blink of the network is no leaving.
const GRACE_MS = 5000;

interface Rules {
  /** Kept up to date: who has a connection to this server, or had one a moment ago. */
  here: Set<string>;
  onCome: (userId: string) => void;
  onGo: (userId: string) => void;
}

/** Counts each person's connections; the first one makes them come, and a while after the last one they go. */
const countSockets = ({ here, onCome, onGo }: Rules) => {
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

// News may get lost on the way; within this time every list is right again.
const LOOK_AGAIN_MS = 15_000;

export interface Presence {
  follow(socket: IoSocket): void;
  /** People came, went or got to know each other: those concerned hear of it, on every server. */
  tellOthers(userIds: readonly string[]): void;
  stop(): Promise<void>;
}

const MOST_NEWS = 1000;
const news = z.array(id()).max(MOST_NEWS);

/** Knows who is online and tells those who talk with them. */
export const createPresence = async (io: Io, follow: FollowWork): Promise<Presence> => {
  const here = new Set<string>();
  const teller = createTeller({ io, here, follow });
  const lookAtAll = (): void => teller.lookAgain(here);
  const lease = await holdLease({ here, onOtherServers: lookAtAll, follow });
  const timer = setInterval(lookAtAll, LOOK_AGAIN_MS);

  const tidings = createWriteBatcher(
    async (userIds: readonly string[]) => {
      teller.onNews(userIds);
      io.serverSideEmit('presenceChanged', userIds);
    },
    { most: MOST_NEWS },
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
      teller.forget(userId);
      settler.settle(userId);
    },
  });

  io.on('presenceChanged', (userIds) => {
    const heard = news.safeParse(userIds);
    if (heard.success) teller.onNews(heard.data);
  });
  return {
    follow: (socket) => {
      const { userId } = socket.data.actor;
      counter.arrive(userId);
      teller.forget(userId);
      teller.lookAgain([userId]);
      socket.once('disconnect', () => counter.depart(userId));
    },
    tellOthers,
    stop: async () => {
      clearInterval(timer);
      counter.stop();
      settler.stop();
      teller.stop();
      await lease.stop();
    },
  };
};
