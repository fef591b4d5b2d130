import type { FieldValues } from 'react-hook-form';
import { api } from '#lib/platform/browser/api.ts';
import type { SessionUser } from '#lib/platform/browser/session.ts';
import type { DayOfSlots } from '#lib/features/bookings/contracts/bookings.ts';
import { listJobsCall } from '#lib/features/catalogue/contracts/jobs.calls.ts';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { isClosed } from '#lib/features/bookings/rules/day-slots.ts';
import { addDays, indiaDayOf } from '#lib/platform/time/india-day.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { listOthersCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { BookingView, OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import { chooseSaved, contactOf, toFormAddress } from './own-addresses.ts';
import { keepDraft, readDraft } from './booking-draft.ts';
import type { BookableService } from './booking-fields.tsx';
import { dayOf, toScheduledAt } from './chosen-time.ts';
import { fetchDay, placeOf, type SlotsWish } from './use-day-slots.ts';

/** So many days are looked at for a free time before the reader looks further. */
const MOST_LOOKS = 4;
/** A worker may be away for as long as anybody books ahead. */
const MOST_DAYS_OFF = 91;

/** The services that a worker does, by their names in the reader's language. */
export const fetchServices = async (workerId: string, locale: Locale): Promise<BookableService[]> => {
  const { data } = await api(listJobsCall, { query: { workerId } });
  return data.map(({ _id, title, titles, requiredSkills }) => ({
    _id,
    title,
    name: nameIn(locale, { name: title, names: titles }),
    picture: requiredSkills[0]?.picture ?? '',
  }));
};

const nextOpenDay = ({ localDate, ...closed }: DayOfSlots): string => {
  const next = addDays(localDate, 1);
  const ahead = Array.from({ length: MOST_DAYS_OFF }, (_, index) => addDays(next, index));
  return ahead.find((day) => !isClosed(day, closed)) ?? next;
};

/** The first of the next days with a free time; without one the last that was looked at. */
export const findFirstDay = async (wish: SlotsWish, looks = MOST_LOOKS): Promise<DayOfSlots> => {
  const { day, area } = await fetchDay(wish);
  if (area || looks <= 1 || day.slots.some(({ state }) => state === 'free')) return day;
  return findFirstDay({ ...wish, localDate: nextOpenDay(day) }, looks - 1);
};

interface Opening {
  workerId: string;
  serviceId: string | undefined;
  saved: NonNullable<SessionUser['address']>;
  addresses: readonly SavedAddress[];
  at: Date;
}

const blankValues = ({ saved }: Opening) => ({ address: toFormAddress(saved), instructions: '' });

/** What a booking form holds when it opens: what was left in it before, else the saved address and the next free day. */
export const fillIn = async (opening: Opening): Promise<FieldValues> => {
  const { workerId, at } = opening;
  const kept: Record<string, unknown> = readDraft(workerId)?.values ?? {};
  const keptService = typeof kept['serviceId'] === 'string' ? kept['serviceId'] : '';
  const serviceId = opening.serviceId ?? (keptService || undefined);
  const filled = { ...blankValues(opening), ...kept, serviceId: serviceId ?? '' };
  // Whom to ask for goes with the address, whatever was kept.
  const values = { ...filled, contact: contactOf(chooseSaved(opening.addresses, filled)) };
  const today = indiaDayOf(at);
  const keptDay = dayOf(kept['scheduledAt']);
  const wish = { workerId, serviceId, place: placeOf(values.address) };
  if (keptDay >= today && kept['timeSlot']) {
    await fetchDay({ ...wish, localDate: keptDay });
    return values;
  }
  const { localDate } = await findFirstDay({ ...wish, localDate: today });
  return { ...values, scheduledAt: toScheduledAt(localDate), timeSlot: undefined };
};

/** Whom to ask in the place of a booking's worker: the best few who come and are free then. */
export const fetchOthers = async ({ _id: id }: BookingView): Promise<readonly OtherWorker[]> =>
  (await api(listOthersCall, { params: { id } })).data;

/** Fills in somebody else's form as the booking's was. */
export const fillForOther = (booking: BookingView, other: OtherWorker): void => {
  const { serviceId, localDate, timeSlot, address, contact, instructions } = booking;
  const place = { address, ...(contact && { contact }) };
  const values = { serviceId, scheduledAt: toScheduledAt(localDate), timeSlot, ...place, instructions };
  keepDraft({ workerId: other._id, values });
};
