import { accountPaths, agencyPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingEventName, BookingHint } from '#lib/features/bookings/contracts/booking-news.ts';
import type { BookingReminder } from '#lib/features/bookings/rules/booking-reminders.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { newObjectId, type Tx } from '#models/connection.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { writeOutbox, type OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import type { MoneyEvent } from '#lib/features/money/contracts/money-news.ts';
import { notifyMoney } from '#lib/features/money/services/steps/notify-money.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { readPeople } from './show-bookings.ts';

/** An agency sees only bookings made since the worker joined it. */
const findAgencies = (booking: BookingRecord, people: readonly UserRecord[]): string[] => {
  const worker = people.find(({ _id }) => _id.equals(booking.workerId));
  if (!worker?.brokerId || (worker.brokerSince && booking.createdAt < worker.brokerSince)) return [];
  return [String(worker.brokerId)];
};

/** After the commit, makes the open screens of these people reload a booking. */
export const publishTo = (
  userIds: readonly unknown[],
  { _id }: Pick<BookingRecord, '_id'>,
  news: BookingHint,
  tx: Tx,
): void =>
  tx.afterCommit(() => {
    const rooms = userIds.map((userId) => userRoom(String(userId)));
    publish(rooms, 'bookingChanged', { bookingId: String(_id), news });
  });

/** After the commit, makes the open screens of both people and the agency reload a booking. */
export const publishBookingChange = (
  booking: BookingRecord,
  news: BookingHint,
  tx: Tx,
  agencies: readonly string[] = [],
): void => publishTo([booking.customerId, booking.workerId, ...agencies], booking, news, tx);

interface BookingEvent {
  booking: BookingRecord;
  news: BookingEventName;
  /** Who did it and needs no notification; null: the system, so both are notified. */
  by: string | null;
  /** Both people, if already loaded. */
  people?: readonly UserRecord[];
}

// Only the booking's own page shows claims and cases and takes an answer.
const isAboutClaim = (news: BookingEventName): boolean =>
  news === 'worker_missed' || news === 'work_denied' || news.startsWith('claim_');

// The job's own page asks the worker.
const isAskedThere = (news: BookingEventName): boolean => isAboutClaim(news) || news === 'overtime';

const hrefFor = ({ role }: UserRecord, { booking: { _id }, news }: BookingEvent): string => {
  if (role === 'broker') return agencyPaths.bookings;
  if (news.startsWith('case_')) return accountPaths.bookingCases(String(_id));
  return role === 'worker' && !isAskedThere(news) ? workerPaths.dashboard : accountPaths.booking(String(_id));
};

/** The worker's deadline to answer, if the event asks a question. */
const getAnswerDeadline = ({ news, booking }: BookingEvent): Date | null => {
  const { status, expiresAt, proposal, handover } = booking;
  if (news === 'handover_asked' || news === 'handover_offered') return handover?.expiresAt ?? null;
  if (news === 'proposed' || news === 'time_offered') return proposal && proposal.expiresAt;
  if (news === 'answer_soon') return proposal ? proposal.expiresAt : expiresAt;
  return status === 'pending' && (news === 'requested' || news === 'moved') ? expiresAt : null;
};

// The notification is about the suggested time, not the booked one.
const getTime = ({ news, booking: { startsAt, proposal } }: BookingEvent): Date =>
  news === 'time_offered' && proposal ? proposal.startsAt : startsAt;

type Recipient = OutboxPayload<'news'>['people'][number];

const toRecipient = (event: BookingEvent, to: UserRecord, mail: boolean): Recipient => {
  const { booking, news, people = [] } = event;
  const other = people.find((one) => one !== to);
  const deadline = getAnswerDeadline(event);
  const params = {
    news,
    number: booking.number,
    service: booking.serviceName,
    serviceTitles: booking.serviceTitles,
    name: other?.name ?? '',
    startsAt: getTime(event).toISOString(),
    ...(deadline && { answerBy: deadline.toISOString() }),
    ...(news === 'requested' && { bookingId: String(booking._id) }),
  };
  return {
    ...{ id: String(newObjectId()), userId: String(to._id), mail, href: hrefFor(to, event) },
    content: { kind: 'booking', params },
    ...(other && { aboutId: String(other._id) }),
  };
};

/** One outbox row for all recipients. */
const enqueue = (people: readonly Recipient[], tx: Tx): Promise<void> =>
  writeOutbox({ kind: 'news', payload: { people: [...people] } }, tx);

/** Notifies the others of a change once the transaction commits; open screens of both reload at once. */
export const notifyBookingChange = async (change: BookingEvent, tx: Tx): Promise<void> => {
  const { booking, news, by, people = await readPeople([booking]) } = change;
  const event = { ...change, people };
  const others = people.filter(({ _id }) => String(_id) !== by);
  if (others.length > 0)
    await enqueue(
      others.map((to) => toRecipient(event, to, true)),
      tx,
    );
  publishBookingChange(booking, news, tx, findAgencies(booking, people));
};

interface EachTold {
  booking: BookingRecord;
  told: readonly { to: UserRecord | undefined; other: UserRecord | undefined; news: BookingEventName }[];
}

/** Notifies people of a booking that may not be its own two, each of something else; their open screens reload. */
export const notifyEach = async ({ booking, told }: EachTold, tx: Tx): Promise<void> => {
  const recipients = told.flatMap(({ to, other, news }) =>
    to ? [toRecipient({ booking, news, by: null, people: other ? [to, other] : [to] }, to, true)] : [],
  );
  if (recipients.length > 0) await enqueue(recipients, tx);
  // The booking's worker is not notified before it changes hands.
  for (const { to, news } of told) if (to) publishTo([to._id], booking, news, tx);
};

/** Reminds the worker of an open request, or both people of a visit. */
export const remindOfBooking = async (
  { booking, news }: { booking: BookingRecord; news: BookingReminder },
  tx: Tx,
): Promise<void> => {
  const people = await readPeople([booking]);
  const recipients = people.filter(({ _id }) => news !== 'answer_soon' || _id.equals(booking.workerId));
  const event = { booking, news, by: null, people };
  // From now on the customer's screen offers to ask another worker, and the worker's shows the question.
  if (news === 'answer_soon' || news === 'overtime') publishBookingChange(booking, news, tx);
  if (recipients.length > 0)
    await enqueue(
      recipients.map((to) => toRecipient(event, to, false)),
      tx,
    );
};

/** Tells the worker's agency that the worker does not answer. The office has the visit among the overdue ones. */
export const reportSilence = async (booking: BookingRecord, tx: Tx): Promise<void> => {
  const people = await readPeople([booking]);
  const worker = people.find(({ _id }) => _id.equals(booking.workerId));
  const agencies = await findUsers(findAgencies(booking, people));
  const news: BookingEventName = 'overtime_silent';
  await notifyEach({ booking, told: agencies.map((to) => ({ to, other: worker, news })) }, tx);
};

/** Notifies one side of a payment or fee that the other one recorded. */
export const notifyBookingMoney = (
  {
    booking,
    to,
    ...event
  }: { booking: BookingRecord; to: 'worker' | 'customer' } & Pick<MoneyEvent, 'news' | 'amountPaise'>,
  tx: Tx,
): Promise<void> => {
  const [workerId, customerId] = [String(booking.workerId), String(booking.customerId)];
  const [userId, otherId] = to === 'worker' ? [workerId, customerId] : [customerId, workerId];
  const { serviceName: service, serviceTitles, number } = booking;
  const href = accountPaths.booking(String(booking._id));
  return notifyMoney({ userId, otherId, event: { ...event, service, serviceTitles, number }, href }, tx);
};

/** Notifies both people that the office waived an amount. */
export const notifyOfficeWaiver = async (
  booking: BookingRecord,
  news: 'fee_waived_by_office' | 'price_waived_by_office',
  amountPaise: number,
  tx: Tx,
): Promise<void> => {
  for (const to of ['customer', 'worker'] as const)
    await notifyBookingMoney({ booking, to, news, amountPaise }, tx);
};
