import { userRoom } from '#lib/platform/realtime/publish.ts';
import type { FollowWork } from '#server/socket/follow-work.ts';
import type { Io } from '#server/socket/io.ts';
import { listHiddenPairs } from '#models/people/block.ts';
import { listAgreedPairs } from '#models/bookings/all-bookings.ts';
import { listPairsOf } from '#models/messages/conversation.ts';
import { listOnline } from '#models/platform/presence.ts';

type Pairs = readonly (readonly [string, string])[];

/** For each person of interest, the others of their pairs. */
const othersOf = (pairs: Pairs, isWanted: (userId: string) => boolean): Map<string, Set<string>> => {
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

const keyOf = (pair: readonly [string, string]): string => pair.toSorted().join();

/** Who may know of each other: talks in which both have written, or whose two have agreed on a booking. */
const listAcquainted = async (userIds: readonly string[]): Promise<Pairs> => {
  const talks = await listPairsOf(userIds);
  const oneSided = talks.flatMap(({ people, haveBothWritten }) => (haveBothWritten ? [] : people));
  const agreed = oneSided.length === 0 ? [] : await listAgreedPairs([...new Set(oneSided)]);
  const known = new Set(agreed.map(keyOf));
  return talks.flatMap(({ people, haveBothWritten }) =>
    haveBothWritten || known.has(keyOf(people)) ? [people] : [],
  );
};

/** Those of `here` who talk with somebody of whom there is news. */
const whoCares = async (changed: readonly string[], here: ReadonlySet<string>): Promise<string[]> => {
  if (changed.length === 0 || here.size === 0) return [];
  return [...othersOf(await listAcquainted(changed), (userId) => here.has(userId)).keys()];
};

/** Whom each of these people sees online: partners who are connected and whom no block hides. */
const onlineListsOf = async (userIds: readonly string[]): Promise<Map<string, string[]>> => {
  if (userIds.length === 0) return new Map();
  const wanted = new Set(userIds);
  const isWanted = (userId: string) => wanted.has(userId);
  const [pairs, blocks] = await Promise.all([listAcquainted(userIds), listHiddenPairs(userIds)]);
  const [partners, hidden] = [othersOf(pairs, isWanted), othersOf(blocks, isWanted)];
  const online = await listOnline([...new Set([...partners.values()].flatMap((ids) => [...ids]))]);
  const listOf = (userId: string): string[] =>
    [...(partners.get(userId) ?? [])]
      .filter((id) => online.has(id) && !hidden.get(userId)?.has(id))
      .toSorted();
  return new Map(userIds.map((userId) => [userId, listOf(userId)]));
};

// Many may come and go at once, as when a server starts; nobody needs to hear of it more often.
const PAUSE_MS = 1000;
const MOST_AT_ONCE = 500;

interface Rules {
  io: Io;
  /** Who is connected to this server. */
  here: ReadonlySet<string>;
  follow: FollowWork;
}

/** Tells people on this server who of their partners is online, at most once a second and only what is new. */
export const createTeller = ({ io, here, follow }: Rules) => {
  const changed = new Set<string>();
  const due = new Set<string>();
  const told = new Map<string, string>();
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const tell = (userId: string, online: string[]): void => {
    const list = online.join();
    if (told.get(userId) === list || !here.has(userId)) return;
    told.set(userId, list);
    io.local.to(userRoom(userId)).emit('getOnlineUsers', online);
  };

  const work = async (): Promise<void> => {
    const news = [...changed];
    changed.clear();
    for (const userId of await whoCares(news, here)) due.add(userId);
    const next = [...due].slice(0, MOST_AT_ONCE);
    for (const userId of next) due.delete(userId);
    for (const [userId, online] of await onlineListsOf(next)) tell(userId, online);
  };

  const wake = (): void => {
    if (timer || isStopped) return;
    // The first news go out soon; what comes in the next second waits for its end.
    follow(work());
    timer = setTimeout(() => {
      timer = null;
      if (changed.size + due.size > 0) wake();
    }, PAUSE_MS);
  };

  return {
    /** News of people: their partners here get a new list if it differs. */
    onNews: (userIds: readonly string[]): void => {
      for (const userId of userIds) changed.add(userId);
      wake();
    },
    /** These people's own lists are to be looked at again. */
    lookAgain: (userIds: Iterable<string>): void => {
      for (const userId of userIds) due.add(userId);
      wake();
    },
    /** A new client knows nothing yet, or the last one has gone. */
    forget: (userId: string): void => void told.delete(userId),
    stop: (): void => {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
};
