import { isNumberProved } from '#lib/features/people/rules/contact-trust.ts';
import { toProfileVersions } from '#lib/features/people/rules/profile-versions.ts';
import { heldVerification, isVerified } from '#lib/features/people/rules/verification.ts';
import { newPasswordOpensAt } from '#lib/features/people/rules/new-password.ts';
import { asksDoorCode } from '#lib/features/people/rules/door-choice.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import type { Person, SelfUser } from '#lib/features/people/contracts/users.ts';
import type { UserRecord } from '#models/people/user.ts';
import { averageRating } from '#lib/features/people/rules/search-listing.ts';
import type { ChannelName, ChannelsView, ConsentsView } from '#lib/features/people/contracts/preferences.ts';
import { toRupees } from '#lib/platform/contract/rupees.ts';
import { now } from '#lib/platform/time/clock.ts';

/** Returns a user's name and picture. */
export const toPerson = (user: UserRecord): Person => ({
  _id: String(user._id),
  name: user.name,
  userType: user.role,
  profileImage: user.imageKey && imageUrl({ key: user.imageKey, size: 256 }),
});

/** A user record without secrets. */
export type TradeRecord = Omit<UserRecord, 'passwordHash' | 'email' | 'provedPhone'>;

const toArea = ({ city, state, pinCode }: UserRecord['address']): UserRecord['address'] => ({
  city,
  state,
  pinCode,
});

/** Returns a full address. Some blank landmarks are stored as null. */
export const toAddress = ({ landMark, ...address }: UserRecord['address']): UserRecord['address'] =>
  landMark ? { ...address, landMark } : address;

const toPrices = ({ hourlyRatePaise, priceRangePaise }: TradeRecord) => {
  const hourlyRate = hourlyRatePaise === null ? null : toRupees(hourlyRatePaise);
  return {
    hourlyRate,
    rate: hourlyRate,
    priceRange: priceRangePaise && {
      min: toRupees(priceRangePaise.min),
      max: toRupees(priceRangePaise.max),
    },
  };
};

type Settings = 'locale' | 'channels' | 'consents' | 'showsLastSeen' | 'asksDoorCode';

type Contact = 'email' | 'isEmailProved' | 'phone' | 'isPhoneProved' | 'provedPhone';
type Secret = 'hasPassword' | 'passwordOpensAt';
type Private =
  Settings | Contact | Secret | 'reviews' | 'walletBalance' | 'isSuspended' | 'createdAt' | 'versions';

/** Returns a worker's public fields: no contact, street or money. */
export const toTrade = (user: TradeRecord): Omit<SelfUser, Private> => ({
  _id: String(user._id),
  name: user.name,
  userType: user.role,
  profileImage: user.imageKey && imageUrl({ key: user.imageKey, size: 256 }),
  about: user.about,
  address: toArea(user.address),
  skills: user.skills.map(({ name }) => name),
  workTypes: user.workTypes,
  ...toPrices(user),
  areaRange: user.areaRangeKm === null ? null : String(user.areaRangeKm),
  experience: user.experienceYears,
  certifications: user.certifications,
  serviceAreas: user.serviceAreas,
  availability: user.availability && {
    weekdays: [...user.availability.weekdays],
    timeSlots: [...user.availability.timeSlots],
  },
  isVerified: isVerified(user),
  verifiedAt: heldVerification(user)?.at.toISOString() ?? null,
  rating: averageRating(user),
  completedJobs: user.completedJobs,
  answersWithinHours: user.answers?.hours ?? null,
  brokerId: user.brokerId && String(user.brokerId),
});

const toIsoText = (date: Date | undefined): string | null => date?.toISOString() ?? null;

const toPreferences = ({
  consents,
  mutedChannels,
}: UserRecord): { consents: ConsentsView; channels: ChannelsView } => {
  const isOpen = (channel: ChannelName): boolean => !mutedChannels.includes(channel);
  return {
    consents: {
      location: toIsoText(consents.location),
      marketing: toIsoText(consents.marketing),
      activity: toIsoText(consents.activity),
    },
    channels: { push: isOpen('push'), email: isOpen('email'), previews: isOpen('previews') },
  };
};

export const toSelfUser = (user: UserRecord): SelfUser => ({
  ...toTrade(user),
  email: user.email ?? null,
  isEmailProved: user.emailProvedAt !== undefined,
  phone: user.phone,
  isPhoneProved: isNumberProved(user),
  provedPhone: user.provedPhone ?? null,
  hasPassword: user.passwordHash !== undefined,
  passwordOpensAt: newPasswordOpensAt(user, now())?.toISOString() ?? null,
  address: toAddress(user.address),
  locale: user.locale,
  ...toPreferences(user),
  showsLastSeen: user.hidesLastSeen !== true,
  asksDoorCode: user.role === 'customer' && asksDoorCode(user),
  reviews: user.reviewCount,
  walletBalance: toRupees(user.walletPaise),
  isSuspended: user.suspendedAt !== null,
  createdAt: user.createdAt.toISOString(),
  versions: toProfileVersions(user),
});
