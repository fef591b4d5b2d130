import { createBatcher } from '#lib/platform/concurrency/batcher.ts';
import type { PushTokenRecord } from '#models/accounts/push-token.ts';
import { toObjectId } from '#models/connection.ts';
import { withBlocksAmong } from '#models/people/between-blocks.ts';
import { User, type UserRecord } from '#models/people/user.ts';

/** A person who may be notified, and the devices to use. */
export interface ReachedPerson {
  user: UserRecord;
  /** Most recent first. */
  devices: PushTokenRecord[];
  /** Ids of people whom this one has blocked, at least of those asked for together. */
  blocked: string[];
}

type Row = UserRecord & {
  devices: PushTokenRecord[];
  blocks: { blockedId: UserRecord['_id'] }[];
};

const toPerson = ({ devices, blocks, ...user }: Row): [string, ReachedPerson] => [
  String(user._id),
  { user, devices, blocked: blocks.map(({ blockedId }) => String(blockedId)) },
];

const together = createBatcher(async (groups: readonly (readonly string[])[]) => {
  const userIds = [...new Set(groups.flat())];
  const rows = await User.aggregate<Row>([
    { $match: { _id: { $in: userIds.map(toObjectId) } } },
    {
      $lookup: {
        ...{ from: 'pushTokens', localField: '_id', foreignField: 'userId', as: 'devices' },
        pipeline: [{ $sort: { refreshedAt: -1 } }],
      },
    },
    withBlocksAmong(userIds),
  ]);
  const people = new Map(rows.map(toPerson));
  return groups.map((group) => group.map((id) => people.get(id) ?? null));
});

/**
 * Returns people with their devices and the blocks among them, in the order asked for; null for deleted accounts.
 * Concurrent requests share one command.
 */
export const findReached = (userIds: readonly string[]): Promise<(ReachedPerson | null)[]> =>
  together.ask(userIds);
