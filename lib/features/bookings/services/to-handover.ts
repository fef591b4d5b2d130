import type { HandoverView } from '#lib/features/bookings/contracts/booking-view.ts';
import { averageRating } from '#lib/features/people/rules/search-listing.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { UserRecord } from '#models/people/user.ts';

interface Reading {
  booking: Pick<BookingRecord, 'handover'>;
  people: ReadonlyMap<string, UserRecord>;
  at: Date;
}

/** Returns the proposed worker as the customer sees it; null once the deadline has passed. */
export const toHandover = ({ booking: { handover }, people, at }: Reading): HandoverView | null => {
  const worker = handover && people.get(String(handover.workerId));
  if (!worker || handover.expiresAt <= at) return null;
  const { _id, name, imageKey, reviewCount } = worker;
  return {
    worker: {
      ...{ _id: String(_id), name, profileImage: imageKey && imageUrl({ key: imageKey, size: 256 }) },
      ...{ rating: averageRating(worker), reviews: reviewCount },
    },
    ...{ pricePaise: handover.pricePaise, expiresAt: handover.expiresAt.toISOString() },
    hasCustomerAgreed: handover.customerYesAt !== undefined,
    hasWorkerAgreed: handover.workerYesAt !== undefined,
  };
};
