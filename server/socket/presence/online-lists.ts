import { listHiddenPairs } from '#models/people/block.ts';
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

/** Those of `here` who talk with somebody of whom there is news. */
export const whoCares = async (changed: readonly string[], here: ReadonlySet<string>): Promise<string[]> => {
  if (changed.length === 0) return [];
  return [...othersOf(await listPairsOf(changed), (userId) => here.has(userId)).keys()];
};

/** Whom each of these people sees online: partners who are connected and whom no block hides. */
export const onlineListsOf = async (userIds: readonly string[]): Promise<Map<string, string[]>> => {
  const wanted = new Set(userIds);
  const isWanted = (userId: string) => wanted.has(userId);
  const [pairs, blocks] = await Promise.all([listPairsOf(userIds), listHiddenPairs(userIds)]);
  const [partners, hidden] = [othersOf(pairs, isWanted), othersOf(blocks, isWanted)];
  const online = await listOnline([...new Set([...partners.values()].flatMap((ids) => [...ids]))]);
  const listOf = (userId: string): string[] =>
    [...(partners.get(userId) ?? [])]
      .filter((id) => online.has(id) && !hidden.get(userId)?.has(id))
      .toSorted();
  return new Map(userIds.map((userId) => [userId, listOf(userId)]));
};
