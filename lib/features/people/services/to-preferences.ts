import type { ChannelName, ChannelsView, ConsentsView } from '#lib/features/people/contracts/preferences.ts';
import type { UserRecord } from '#models/people/user.ts';

const dayOf = (given: Date | undefined): string | null => given?.toISOString() ?? null;

/** What somebody has agreed to, and the channels that are open to them. */
export const toPreferences = ({
  consents,
  mutedChannels,
}: UserRecord): { consents: ConsentsView; channels: ChannelsView } => {
  const isOpen = (channel: ChannelName): boolean => !mutedChannels.includes(channel);
  return {
    consents: {
      location: dayOf(consents.location),
      marketing: dayOf(consents.marketing),
      activity: dayOf(consents.activity),
    },
    channels: { push: isOpen('push'), email: isOpen('email'), sms: isOpen('sms') },
  };
};
