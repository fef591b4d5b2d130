import { userRoom } from '#lib/platform/realtime/publish.ts';
import type { FollowWork } from '#server/socket/follow-work.ts';
import type { Io } from '#server/socket/io.ts';
import { listHiddenPairs } from '#models/people/block.ts';
import { listAgreedPairs } from '#models/bookings/all-bookings.ts';
import { listPairs } from '#models/messages/conversation.ts';
import { listOnline } from '#models/platform/presence.ts';

type Pairs = readonly (readonly [string, string])[];

/** Groups the partners of each relevant person. */
const groupPartners = (pairs: Pairs, isWanted: (userId: string) => boolean): Map<string, Set<string>> => {
  const others = new Map<string, Set<string>>();
  const note = (userId: string, other: string): void => {
    if (isWanted(userId)) others.set(userId, (others.get(userId) ?? new Set()).add(other));
  };
  for (const [one, other] of pairs) {
    note(one, other);
    note(other, one);
  }
  return others;
};

const toSortedKey = (pair: readonly [string, string]): string => pair.toSorted().join();

/** Returns pairs who may see each other's presence: both have written, or a booking was accepted. */
const listAcquainted = async (userIds: readonly string[]): Promise<Pairs> => {
  const pairs = await listPairs(userIds);
  const oneSided = pairs.flatMap(({ people, haveBothWritten }) => (haveBothWritten ? [] : people));
  const agreed = oneSided.length === 0 ? [] : await listAgreedPairs([...new Set(oneSided)]);
  const known = new Set(agreed.map(toSortedKey));
  return pairs.flatMap(({ people, haveBothWritten }) =>
    haveBothWritten || known.has(toSortedKey(people)) ? [people] : [],
  );
};

/** Returns local users who have a conversation with one of the changed people. */
const listConcerned = async (changed: readonly string[], here: ReadonlySet<string>): Promise<string[]> => {
  if (changed.length === 0 || here.size === 0) return [];
  return [...groupPartners(await listAcquainted(changed), (userId) => here.has(userId)).keys()];
};

/** Returns each user's online partners, without blocked ones. */
const listOnlinePartners = async (userIds: readonly string[]): Promise<Map<string, string[]>> => {
  if (userIds.length === 0) return new Map();
  const people = new Set(userIds);
  const isWanted = (userId: string) => people.has(userId);
  const [pairs, blocks] = await Promise.all([listAcquainted(userIds), listHiddenPairs(userIds)]);
  const [partners, hidden] = [groupPartners(pairs, isWanted), groupPartners(blocks, isWanted)];
  const online = await listOnline([...new Set([...partners.values()].flatMap((ids) => [...ids]))]);
  const onlinePartners = (userId: string): string[] =>
    [...(partners.get(userId) ?? [])]
      .filter((id) => online.has(id) && !hidden.get(userId)?.has(id))
      .toSorted();
  return new Map(userIds.map((userId) => [userId, onlinePartners(userId)]));
};

// When a server starts, many people come and go at once; one update per second is enough.
const PAUSE_MS = 1000;
const BATCH_SIZE = 500;

interface NotifierRules {
  io: Io;
  /** The people connected to this server. */
  here: ReadonlySet<string>;
  follow: FollowWork;
}

/** Sends people on this server their list of online partners, at most once a second and only if it changed. */
export const createOnlineNotifier = ({ io, here, follow }: NotifierRules) => {
  const changed = new Set<string>();
  const due = new Set<string>();
  const sent = new Map<string, string>();
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const send = (userId: string, online: string[]): void => {
    const list = online.join();
    if (sent.get(userId) === list || !here.has(userId)) return;
    sent.set(userId, list);
    io.local.to(userRoom(userId)).emit('getOnlineUsers', online);
  };

  const sendDue = async (): Promise<void> => {
    const batch = [...changed];
    changed.clear();
    for (const userId of await listConcerned(batch, here)) due.add(userId);
    const next = [...due].slice(0, BATCH_SIZE);
    for (const userId of next) due.delete(userId);
    for (const [userId, online] of await listOnlinePartners(next)) send(userId, online);
  };

  const wake = (): void => {
    if (timer || isStopped) return;
    // The first update goes out soon; later ones wait for the end of the second.
    follow(sendDue());
    timer = setTimeout(() => {
      timer = null;
      if (changed.size + due.size > 0) wake();
    }, PAUSE_MS);
  };

  return {
    /** The presence of these people changed: their partners here get a new list if it differs. */
    onChange: (userIds: readonly string[]): void => {
      for (const userId of userIds) changed.add(userId);
      wake();
    },
    /** Recomputes these people's own lists. */
    recheck: (userIds: Iterable<string>): void => {
      for (const userId of userIds) due.add(userId);
      wake();
    },
    /** A new client knows nothing yet, or the last one has gone. */
    forget: (userId: string): void => void sent.delete(userId),
    stop: (): void => {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
};
