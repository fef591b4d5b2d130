import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { TimeSlot } from '#lib/features/bookings/contracts/booking-view.ts';
import { getStatusSince } from '#lib/features/bookings/rules/booking-transitions.ts';
import { shortName } from '#lib/features/people/rules/short-name.ts';
import { isVerified } from '#lib/features/people/rules/verification.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import { namesOfArea, namesOfCity } from '#lib/platform/i18n/place-names.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { SkillRecord } from '#models/catalogue/named-list.ts';
import type { UserRecord } from '#models/people/user.ts';
import { toTimeSlot } from './to-booking.ts';

interface Named {
  name: string;
  names: TranslatedNames;
}

/** The worker of a visit as strangers see them: no phone, no surname. */
interface VisitWorker {
  name: string;
  profileImage: string | null;
  isVerified: boolean;
  /** Null if the service has none. */
  trade: Named | null;
  agency: string | null;
}

interface VisitTime {
  startsAt: Date;
  timeSlot: TimeSlot;
}

/** A visit as a guard sees it: nothing of the customer, and not the street. */
export interface VisitPass extends VisitTime {
  worker: VisitWorker;
  area: Named;
  city: Named;
  number: string;
}

/** A visit as someone at home sees it: nothing of the customer, and no place. */
export interface SharedVisit extends VisitTime {
  worker: VisitWorker;
  status: BookingStatus;
  since: Date;
}

interface VisitParts {
  booking: BookingRecord;
  worker: UserRecord;
  agency: UserRecord | null;
  trade: SkillRecord | null;
}

const toWorker = ({ worker, agency, trade }: VisitParts): VisitWorker => ({
  name: shortName(worker.name),
  profileImage: worker.imageKey && imageUrl({ key: worker.imageKey, size: 256 }),
  isVerified: isVerified(worker),
  trade: trade && { name: trade.name, names: trade.names },
  agency: agency && agency.name,
});

const toTime = ({ booking }: VisitParts): VisitTime => ({
  startsAt: booking.startsAt,
  timeSlot: toTimeSlot(booking),
});

export const toVisitPass = (parts: VisitParts): VisitPass => {
  const { area = '', address, number } = parts.booking;
  const { city = '' } = address;
  return {
    ...toTime(parts),
    worker: toWorker(parts),
    area: { name: area, names: namesOfArea(area) },
    city: { name: city, names: namesOfCity(city) },
    number,
  };
};

export const toSharedVisit = (parts: VisitParts): SharedVisit => ({
  ...toTime(parts),
  worker: toWorker(parts),
  status: parts.booking.status,
  since: getStatusSince(parts.booking),
});
