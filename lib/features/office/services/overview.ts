import { COUNT_LIMIT, OUTBOX_LIMIT, type OfficeOverview } from '#lib/features/office/contracts/office.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, toIndiaDay, instantInIndia } from '#lib/platform/time/india-day.ts';
import { countBookings, countDay } from '#models/bookings/office-bookings.ts';
import { countNewPeople } from '#models/people/all-people.ts';
import { countOutboxKinds } from '#models/platform/outbox.ts';
import { listLiveNodes } from '#models/platform/presence.ts';
import { listSmsDrops } from '#models/platform/sms-drop.ts';
import { countMissedWords } from '#models/search/missed-words.ts';

const limit = COUNT_LIMIT + 1;
const DROP_DAYS = 7;
const underWay = ['on_the_way', 'arrived', 'in_progress'] as const;

const readHealth = async (): Promise<OfficeOverview['health']> => {
  const askedAt = performance.now();
  const servers = (await listLiveNodes()).length;
  return { servers, databaseMs: Math.round(performance.now() - askedAt) };
};

export const readOverview = async (): Promise<{ data: OfficeOverview }> => {
  const at = now();
  const localDate = toIndiaDay(at);
  const [bookings, requests, running, overdue, newPeople, outbox, drops, missedWords, health] =
    await Promise.all([
      countDay(localDate),
      countBookings({ statuses: ['pending'], max: limit }),
      countBookings({ statuses: underWay, max: limit }),
      countBookings({ statuses: ['accepted', ...underWay], endedBy: at, max: limit }),
      countNewPeople(instantInIndia({ localDate, minutes: 0 })),
      countOutboxKinds(OUTBOX_LIMIT),
      listSmsDrops(addDays(localDate, 1 - DROP_DAYS)),
      countMissedWords(limit),
      readHealth(),
    ]);
  const droppedSms = drops.map((row) => ({ localDate: row.localDate, kind: row.kind, count: row.count }));
  const figures = { bookings, requests, running, overdue, newPeople, outbox, missedWords, health };
  return { data: { localDate, ...figures, droppedSms, at: at.toISOString() } };
};
