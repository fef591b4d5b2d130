import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { UserRecord } from '#models/people/user.ts';
import { toTrade } from './to-trade.ts';
import type { ChannelName, ChannelsView, ConsentsView } from '#lib/features/people/contracts/preferences.ts';

const dayOf = (given: Date | undefined): string | null => given?.toISOString() ?? null;

/** What somebody has agreed to, and the channels that are open to them. */
const toPreferences = ({
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

/** One's own account: everything but hashes and tokens. */
export const toSelfUser = (user: UserRecord): SelfUser => ({
  ...toTrade(user),
  email: user.email,
  phone: user.phone,
  address: user.address,
  locale: user.locale,
  ...toPreferences(user),
  reviews: user.reviewCount,
  walletBalance: user.walletPaise / 100,
  isSuspended: user.suspendedAt !== null,
  createdAt: user.createdAt.toISOString(),
});
