import type { TeamBooking, TeamMember } from '#lib/features/agency/contracts/agency.ts';
import { imageUrl } from '#lib/platform/images/contract.calls.ts';
import { ratingOf } from '#lib/features/people/rules/search-listing.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { UserRecord } from '#models/people/user.ts';
import { toTimeSlot } from '#lib/features/bookings/services/to-booking.ts';

/** A worker as their agency sees them. */
export const toTeamMember = (user: UserRecord): TeamMember => ({
  _id: String(user._id),
  name: user.name,
  profileImage: user.imageKey && imageUrl({ key: user.imageKey, size: 256 }),
  skills: user.skills.map(({ name }) => name),
  city: user.address.city ?? null,
  isVerified: user.verification !== null,
  rating: ratingOf(user),
  reviews: user.reviewCount,
  completedJobs: user.completedJobs,
});

/** A booking as the worker's agency sees it: nothing of the customer but the city. */
export const toTeamBooking = (booking: BookingRecord, worker: UserRecord | undefined): TeamBooking => ({
  _id: String(booking._id),
  number: booking.number,
  status: booking.status,
  serviceName: booking.serviceName,
  serviceTitles: booking.serviceTitles,
  worker: { _id: String(booking.workerId), name: worker?.name ?? '' },
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  localDate: booking.localDate,
  timeSlot: toTimeSlot(booking),
  pricePaise: booking.pricePaise,
  city: booking.address.city ?? null,
});
