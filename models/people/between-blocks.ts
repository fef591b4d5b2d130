import type { ReadAlong } from '#models/collection.ts';
import { toObjectId } from '#models/connection.ts';
import { User, type UserRecord } from './user.ts';

interface BetweenBlocks {
  user: UserRecord;
  /** Either has blocked the other. */
  isBlocked: boolean;
}

const blocksBetween = (
  own: 'blockerId' | 'blockedId',
  other: 'blockerId' | 'blockedId',
  otherId: string,
) => ({
  $lookup: {
    ...{ from: 'blocks', localField: '_id', foreignField: own, as: own },
    pipeline: [{ $match: { [other]: toObjectId(otherId) } }, { $project: { _id: 1 } }],
  },
});

/** The blocks of each of these people, as `blocks`, that are of another one of them. */
export const withBlocksAmong = (userIds: readonly string[]) => ({
  $lookup: {
    ...{ from: 'blocks', localField: '_id', foreignField: 'blockerId', as: 'blocks' },
    pipeline: [
      { $match: { blockedId: { $in: userIds.map(toObjectId) } } },
      { $project: { _id: 0, blockedId: 1 } },
    ],
  },
});

type PersonRow = UserRecord & { blocks: unknown[] };

/**
 * Returns two people, without those who are gone, and which of them have blocked the other, in one command, and the rows
 * that are read along.
 */
export const findPeopleBetweenBlocks = async <Row extends object = never>(
  pair: readonly [string, string],
  along?: ReadAlong<Row>,
): Promise<{ people: UserRecord[]; blockers: string[]; along: Row[] }> => {
  const others = along && {
    $unionWith: {
      coll: along.from,
      pipeline: [...along.pipeline, { $project: { _id: 0, along: '$$ROOT' } }],
    },
  };
  const rows = await User.aggregate<PersonRow | { along: Row }>([
    { $match: { _id: { $in: pair.map(toObjectId) } } },
    withBlocksAmong(pair),
    ...(others ? [others] : []),
  ]);
  const people = rows.flatMap((row) => ('along' in row ? [] : [row]));
  return {
    people: people.map(({ blocks: _blocks, ...user }) => user),
    blockers: people.flatMap(({ _id, blocks }) => (blocks.length > 0 ? [String(_id)] : [])),
    along: rows.flatMap((row) => ('along' in row ? [row.along] : [])),
  };
};

/** Returns a user and whether a block exists between the two, in one command. */
export const findUserBetweenBlocks = async (pair: {
  userId: string;
  otherId: string;
}): Promise<BetweenBlocks | null> => {
  const { userId, otherId } = pair;
  const [row] = await User.aggregate<UserRecord & { blockerId: unknown[]; blockedId: unknown[] }>([
    { $match: { _id: toObjectId(userId) } },
    blocksBetween('blockerId', 'blockedId', otherId),
    blocksBetween('blockedId', 'blockerId', otherId),
  ]);
  if (!row) return null;
  const { blockerId, blockedId, ...user } = row;
  return { user, isBlocked: blockerId.length + blockedId.length > 0 };
};
