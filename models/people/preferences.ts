import {
  channelNames,
  consentNames,
  type ChannelName,
  type ConsentName,
} from '#lib/features/people/contracts/preferences.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Tx } from '#models/connection.ts';
import { User, type UserRecord } from './user.ts';

/** A user's changed preferences; fields not given stay. */
export interface PreferenceChanges {
  userId: string;
  locale?: Locale | undefined;
  channels?: Partial<Record<ChannelName, boolean | undefined>> | undefined;
  consents?: Partial<Record<ConsentName, boolean | undefined>> | undefined;
  showsLastSeen?: boolean | undefined;
  asksDoorCode?: boolean | undefined;
  at: Date;
}

// Giving a consent again keeps its first day; withdrawing it removes the day.
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

// Hiding last-seen also removes the stored time.
const lastSeenSteps = ({ showsLastSeen }: PreferenceChanges): [string, unknown][] => {
  if (showsLastSeen === undefined) return [];
  if (showsLastSeen) return [['hidesLastSeen', '$$REMOVE']];
  return [
    ['hidesLastSeen', true],
    ['lastSeenAt', '$$REMOVE'],
  ];
};

/** Stores when these users were last connected, if they show it. */
export const noteLastSeen = async (userIds: readonly string[], at: Date): Promise<void> => {
  await User.updateMany(
    { _id: { $in: userIds }, hidesLastSeen: { $ne: true } },
    { $max: { lastSeenAt: at } },
  );
};

/**
 * Locks the record of a user who agreed to activity notes; returns false otherwise. A concurrent withdrawal waits or
 * makes this fail.
 */
export const lockActive = async ({ userId, at }: { userId: string; at: Date }, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await User.updateOne(
    { _id: userId, 'consents.activity': { $exists: true } },
    { $set: { heldAt: at } },
    { tx },
  );
  return matchedCount === 1;
};

/** Stores preferences atomically; returns null when the user is gone. */
export const changePreferences = (changes: PreferenceChanges, tx?: Tx): Promise<UserRecord | null> => {
  const { userId, locale, asksDoorCode } = changes;
  const steps = [...consentSteps(changes), ...mutedSteps(changes), ...lastSeenSteps(changes)];
  return User.findOneAndUpdate(
    { _id: userId },
    [
      {
        $set: {
          ...Object.fromEntries(steps),
          ...(locale && { locale }),
          ...(asksDoorCode !== undefined && { asksDoorCode }),
        },
      },
    ],
    { tx },
  );
};
