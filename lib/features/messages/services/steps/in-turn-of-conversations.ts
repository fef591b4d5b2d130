import { inTurnOfAll } from '#lib/platform/concurrency/in-turn.ts';

/** What changes conversations goes one after the other in each: a mark and a message at once would only meet in the database. */
export const inTurnOfConversations = <Result>(
  conversationIds: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> =>
  inTurnOfAll(
    conversationIds.map((id) => `talk:${id}`),
    work,
  );
