import type { FieldValues } from 'react-hook-form';
import { api } from '#lib/platform/browser/api.ts';
import type { SessionUser } from '#lib/platform/browser/session.ts';
import type { DayOfSlots } from '#lib/features/bookings/contracts/bookings.ts';
import { listJobsCall } from '#lib/features/catalogue/contracts/jobs.calls.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { addDays, indiaDayOf, weekdayOf } from '#lib/platform/time/india-day.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { readDraft } from './booking-draft.ts';
import type { BookableService } from './booking-form.tsx';
import { dayOf, toScheduledAt } from './chosen-time.ts';
import { fetchDay, type SlotsWish } from './use-day-slots.ts';

/** So many days are looked at for a free time before the reader looks further. */
const MOST_LOOKS = 4;

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

const nextOpenDay = ({ localDate, closedWeekdays }: DayOfSlots): string => {
  const next = addDays(localDate, 1);
  const week = Array.from({ length: 7 }, (_, index) => addDays(next, index));
  return week.find((day) => !closedWeekdays.includes(weekdayOf(day))) ?? next;
};

/** The first of the next days with a free time; without one the last that was looked at. */
export const findFirstDay = async (wish: SlotsWish, looks = MOST_LOOKS): Promise<DayOfSlots> => {
  const day = await fetchDay(wish);
  if (looks <= 1 || day.slots.some(({ state }) => state === 'free')) return day;
  return findFirstDay({ ...wish, localDate: nextOpenDay(day) }, looks - 1);
};

interface Opening {
  workerId: string;
  serviceId: string | undefined;
  saved: NonNullable<SessionUser['address']>;
  at: Date;
}

const blankValues = ({ saved }: Opening): FieldValues => {
  const { street = '', city = '', state = '', landMark = '', pinCode = '' } = saved;
  return { address: { street, city, state, landMark, pinCode, country: 'India' }, instructions: '' };
};

/** What a booking form holds when it opens: what was left in it before, else the saved address and the next free day. */
export const fillIn = async (opening: Opening): Promise<{ defaults: FieldValues; first: DayOfSlots }> => {
  const { workerId, serviceId, at } = opening;
  const kept: Record<string, unknown> = readDraft(workerId)?.values ?? {};
  const values = { ...blankValues(opening), ...kept, serviceId: serviceId ?? kept['serviceId'] ?? '' };
  const today = indiaDayOf(at);
  const keptDay = dayOf(kept['scheduledAt']);
  const wish = { workerId, serviceId };
  if (keptDay >= today && kept['timeSlot'])
    return { defaults: values, first: await fetchDay({ ...wish, localDate: keptDay }) };
  const first = await findFirstDay({ ...wish, localDate: today });
  const scheduledAt = toScheduledAt(first.localDate);
  return { defaults: { ...values, scheduledAt, timeSlot: undefined }, first };
};
