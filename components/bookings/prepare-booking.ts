import type { FieldValues } from 'react-hook-form';
import { api } from '#lib/platform/browser/api.ts';
import type { SessionUser } from '#lib/platform/browser/session.ts';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { isClosed } from '#lib/features/bookings/rules/day-slots.ts';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import type { BookingView, OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import { chooseSaved, toContact, toFormAddress } from './own-addresses.ts';
import { keepDraft, readDraft } from './booking-draft.ts';
import type { BookableService } from './booking-fields.tsx';
import { toLocalDate, toScheduledAt, type DayOfTimes } from './chosen-time.ts';
import { fetchDay, toWorkPlace, type SlotsRequest } from './use-day-slots.ts';

/** Days to search for a free time before the reader has to look further. */
const MAX_DAYS_SEARCHED = 4;
/** A worker may be away for the whole booking window. */
const MAX_DAYS_OFF = 91;

/** Loads the worker's services, named in the reader's language. */
export const fetchServices = async (workerId: string, locale: Locale): Promise<BookableService[]> => {
  const { data } = await api('GET /admin/job', { query: { workerId } });
  return data.map(({ _id, title, titles, requiredSkills }) => ({
    _id,
    title,
    name: nameIn(locale, { name: title, names: titles }),
    picture: requiredSkills[0]?.picture ?? '',
  }));
};

const nextOpenDay = ({ localDate, ...closed }: DayOfTimes): string => {
  const next = addDays(localDate, 1);
  const days = Array.from({ length: MAX_DAYS_OFF }, (_, index) => addDays(next, index));
  return days.find((day) => !isClosed(day, closed)) ?? next;
};

/** Returns the first of the next days with a free time, or else the last day checked. */
export const findFirstDay = async (request: SlotsRequest, looks = MAX_DAYS_SEARCHED): Promise<DayOfTimes> => {
  const { day, area, barrier } = await fetchDay(request);
  if (area || barrier || looks <= 1 || day.slots.some(({ state }) => state === 'free')) return day;
  return findFirstDay({ ...request, localDate: nextOpenDay(day) }, looks - 1);
};

interface Opening {
  workerId: string;
  serviceId: string | undefined;
  saved: NonNullable<SessionUser['address']>;
  addresses: readonly SavedAddress[];
  at: Date;
}

const blankValues = ({ saved }: Opening) => ({ address: toFormAddress(saved), instructions: '' });

const hasPin = (address: unknown): boolean =>
  typeof address === 'object' && address !== null && Boolean(Reflect.get(address, 'pinCode'));

/** A draft that began before the place was known takes it over. */
const addPlace = (kept: Record<string, unknown>, { saved }: Opening): Record<string, unknown> => {
  const { address } = kept;
  if (typeof address !== 'object' || address === null || hasPin(address)) return kept;
  const { pinCode, city, state } = toFormAddress(saved);
  return { ...kept, address: { ...address, pinCode, city, state } };
};

/** Fills in the form when it opens: from the draft, or else from the saved address and the next free day. */
export const getInitialValues = async (opening: Opening): Promise<FieldValues> => {
  const { workerId, at } = opening;
  const kept = addPlace(readDraft(workerId)?.values ?? {}, opening);
  const keptService = typeof kept['serviceId'] === 'string' ? kept['serviceId'] : '';
  const serviceId = opening.serviceId ?? (keptService || undefined);
  const filled = { ...blankValues(opening), ...kept, serviceId: serviceId ?? '' };
  // The contact person follows the address, even if the draft holds another one.
  const values = { ...filled, contact: toContact(chooseSaved(opening.addresses, filled)) };
  const today = toIndiaDay(at);
  const keptDay = toLocalDate(kept['scheduledAt']);
  const request = { workerId, serviceId, place: toWorkPlace(values.address) };
  if (keptDay >= today && kept['timeSlot']) {
    await fetchDay({ ...request, localDate: keptDay });
    return values;
  }
  const { localDate } = await findFirstDay({ ...request, localDate: today });
  return { ...values, scheduledAt: toScheduledAt(localDate), timeSlot: undefined };
};

/** Loads the best workers to ask instead: they come to the place and are free at that time. */
export const fetchOthers = async ({ _id: id }: BookingView): Promise<readonly OtherWorker[]> =>
  (await api('GET /bookings/{id}/others', { params: { id } })).data;

/** Prefills another worker's form from a booking. */
export const prefillForOther = (booking: BookingView, other: OtherWorker): void => {
  const { serviceId, localDate, timeSlot, address, contact, instructions } = booking;
  const place = { address, ...(contact && { contact }) };
  const values = { serviceId, scheduledAt: toScheduledAt(localDate), timeSlot, ...place, instructions };
  keepDraft({ workerId: other._id, values });
};
