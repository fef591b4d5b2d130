import {
  channelNames,
  consentNames,
  type ChannelName,
  type ConsentName,
} from '#lib/features/people/contracts/preferences.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { Tx } from '#models/connection.ts';
import { User, type UserRecord } from './user.ts';

/** What somebody chose; what is not named stays as it is. */
export interface PreferenceChanges {
  userId: string;
  locale?: Locale | undefined;
  channels?: Partial<Record<ChannelName, boolean | undefined>> | undefined;
  consents?: Partial<Record<ConsentName, boolean | undefined>> | undefined;
  showsLastSeen?: boolean | undefined;
  at: Date;
}

// A consent that is given again keeps its first day; one that is taken back leaves nothing behind.
const consentSteps = ({ consents = {}, at }: PreferenceChanges): [string, unknown][] =>
  consentNames.flatMap((name): [string, unknown][] => {
    const path = `consents.${name}`;
    if (consents[name] === undefined) return [];
    return [[path, consents[name] ? { $ifNull: [`$${path}`, at] } : '$$REMOVE']];
  });

const mutedSteps = ({ channels = {} }: PreferenceChanges): [string, unknown][] => {
  const muted = { $ifNull: ['$mutedChannels', []] };
  const closed = channelNames.filter((name) => channels[name] === false);
  const opened = channelNames.filter((name) => channels[name] === true);
  return [['mutedChannels', { $setDifference: [{ $setUnion: [muted, closed] }, opened] }]];
};

// Whoever hides it leaves nothing behind to be shown again.
const lastSeenSteps = ({ showsLastSeen }: PreferenceChanges): [string, unknown][] => {
  if (showsLastSeen === undefined) return [];
  if (showsLastSeen) return [['hidesLastSeen', '$$REMOVE']];
  return [
    ['hidesLastSeen', true],
    ['lastSeenAt', '$$REMOVE'],
  ];
};

/** Notes when these people's last connections ended, for those who show it. */
export const noteLastSeen = async (userIds: readonly string[], at: Date): Promise<void> => {
  await User.updateMany(
    { _id: { $in: userIds }, hidesLastSeen: { $ne: true } },
    { $max: { lastSeenAt: at } },
  );
};

/**
 * Joins the record of whoever agreed to have their activity noted; false when they did not. A consent that is taken back
 * at the same moment waits, or makes this one fail.
 */
export const holdActive = async ({ userId, at }: { userId: string; at: Date }, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await User.updateOne(
    { _id: userId, 'consents.activity': { $exists: true } },
    { $set: { heldAt: at } },
    Tx.session(tx),
  );
  return matchedCount === 1;
};

/** Stores what somebody chose, in one step of the database; null when there is nobody. */
export const changePreferences = (changes: PreferenceChanges, tx?: Tx): Promise<UserRecord | null> => {
  const { userId, locale } = changes;
  const steps = [...consentSteps(changes), ...mutedSteps(changes), ...lastSeenSteps(changes)];
  return User.findByIdAndUpdate(
    userId,
    [{ $set: { ...Object.fromEntries(steps), ...(locale && { locale }) } }],
    { returnDocument: 'after', updatePipeline: true, ...Tx.session(tx) },
  )
    .lean<UserRecord>()
    .exec();
};
