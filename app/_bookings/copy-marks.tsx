import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { detailsEnd } from '#lib/features/bookings/rules/booking-details.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';

const SOON_MS = 36 * 3_600_000;
const MAX_KEPT = 5;

// The customer's street for the worker, the worker's number for the customer.
const hasDetails = ({ address, workerId, customerId }: BookingView, readerId: string): boolean =>
  readerId === workerId._id
    ? Boolean(address.street)
    : readerId === customerId._id && Boolean(workerId.phone);

interface CopyMarksProps {
  /** The bookings on this page. */
  bookings: readonly BookingView[];
  readerId: string;
  /** Server time; with it, the pages of the next bookings are kept too. */
  at?: Date;
}

/**
 * For public/sw.js: until when a copy of this page may show the details of others, and which bookings have to be
 * readable without a network.
 */
export const CopyMarks = ({ bookings, readerId, at }: CopyMarksProps) => {
  const detailed = bookings.filter((booking) => hasDetails(booking, readerId));
  if (detailed.length === 0) return null;
  const ends = detailed.map(({ endsAt }) => detailsEnd(new Date(endsAt)).getTime());
  const isSoon = ({ startsAt, endsAt }: BookingView): boolean =>
    at !== undefined && new Date(endsAt) > at && new Date(startsAt).getTime() < at.getTime() + SOON_MS;
  const paths = detailed.filter(isSoon).map(({ _id }) => accountPaths.booking(_id));
  return (
    <>
      <meta name="hunar-details-until" content={new Date(Math.min(...ends)).toISOString()} />
      {paths.length > 0 && <meta name="hunar-keep" content={paths.slice(0, MAX_KEPT).join(' ')} />}
    </>
  );
};
