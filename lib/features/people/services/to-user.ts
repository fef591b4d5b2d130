import { imageUrl } from '#lib/platform/images/image-file.ts';
import type { Person, SelfUser } from '#lib/features/people/contracts/users.ts';
import type { UserRecord } from '#models/people/user.ts';
import { ratingOf } from '#lib/features/people/rules/search-listing.ts';
import type { ChannelName, ChannelsView, ConsentsView } from '#lib/features/people/contracts/preferences.ts';

/** Name and picture of somebody. */
export const toPerson = (user: UserRecord): Person => ({
  _id: String(user._id),
  name: user.name,
  userType: user.role,
  profileImage: user.imageKey && imageUrl({ key: user.imageKey, size: 256 }),
});

/** All of a record that may be told of. */
export type TradeRecord = Omit<UserRecord, 'passwordHash' | 'email'>;

const rupees = (paise: number | null): number | null => (paise === null ? null : paise / 100);

const areaOf = ({ city, state, pinCode }: UserRecord['address']): UserRecord['address'] => ({
  city,
  state,
  pinCode,
});

/** All of an address. A blank landmark was once stored as null: it is none. */
export const toAddress = ({ landMark, ...address }: UserRecord['address']): UserRecord['address'] =>
  landMark ? { ...address, landMark } : address;

const moneyOf = ({ hourlyRatePaise, priceRangePaise }: TradeRecord) => ({
  hourlyRate: rupees(hourlyRatePaise),
  rate: rupees(hourlyRatePaise),
  priceRange: priceRangePaise && { min: priceRangePaise.min / 100, max: priceRangePaise.max / 100 },
});

type Settings = 'locale' | 'channels' | 'consents' | 'showsLastSeen';

type Contact = 'email' | 'isEmailProved' | 'phone';
type Private = Settings | Contact | 'reviews' | 'walletBalance' | 'isSuspended' | 'createdAt';

/** The part of a person that may be public: no contact, no street, no money. */
export const toTrade = (user: TradeRecord): Omit<SelfUser, Private> => ({
  _id: String(user._id),
  name: user.name,
  userType: user.role,
  profileImage: user.imageKey && imageUrl({ key: user.imageKey, size: 256 }),
  about: user.about,
  address: areaOf(user.address),
  skills: user.skills.map(({ name }) => name),
  workTypes: user.workTypes,
  ...moneyOf(user),
  areaRange: user.areaRangeKm === null ? null : String(user.areaRangeKm),
  experience: user.experienceYears,
  certifications: user.certifications,
  serviceAreas: user.serviceAreas,
  availability: user.availability && {
    weekdays: [...user.availability.weekdays],
    timeSlots: [...user.availability.timeSlots],
  },
  isVerified: user.verification !== null,
  verifiedAt: user.verification?.at.toISOString() ?? null,
  rating: ratingOf(user),
  completedJobs: user.completedJobs,
  answersWithinHours: user.answers?.hours ?? null,
  brokerId: user.brokerId && String(user.brokerId),
});

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
    channels: { push: isOpen('push'), email: isOpen('email'), previews: isOpen('previews') },
  };
};

/** One's own account: everything but hashes and tokens. */
export const toSelfUser = (user: UserRecord): SelfUser => ({
  ...toTrade(user),
  email: user.email,
  isEmailProved: user.emailProvedAt !== undefined,
  phone: user.phone,
  address: toAddress(user.address),
  locale: user.locale,
  ...toPreferences(user),
  showsLastSeen: user.hidesLastSeen !== true,
  reviews: user.reviewCount,
  walletBalance: user.walletPaise / 100,
  isSuspended: user.suspendedAt !== null,
  createdAt: user.createdAt.toISOString(),
});
