import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingNews, BookingHint } from '#lib/features/bookings/contracts/booking-news.ts';
import type { BookingReminder } from '#lib/features/bookings/rules/booking-reminders.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { newObjectId, type Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { writeOutbox, type OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import type { MoneyStory } from '#lib/features/money/contracts/money-news.ts';
import { notifyMoney } from '#lib/features/money/services/steps/notify-money.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { readPeople } from './show-bookings.ts';

/** The agency that sees a booking: the worker's, if it was made since they belong to it. */
const agencyOf = (booking: BookingRecord, people: readonly UserRecord[]): string[] => {
  const worker = people.find(({ _id }) => _id.equals(booking.workerId));
  if (!worker?.brokerId || (worker.brokerSince && booking.createdAt < worker.brokerSince)) return [];
  return [String(worker.brokerId)];
};

/** Has the open screens of both people, and of the agency, read a booking again, once the transaction has committed. */
export const hintAtBooking = (
  { _id, customerId, workerId }: BookingRecord,
  news: BookingHint,
  tx: Tx,
  agencies: readonly string[] = [],
): void =>
  tx.afterCommit(() => {
    const rooms = [customerId, workerId, ...agencies].map((userId) => userRoom(String(userId)));
    publish(rooms, 'bookingChanged', { bookingId: String(_id), news });
  });

interface Story {
  booking: BookingRecord;
  news: BookingNews;
  /** Who did it, and needs no mail about it; null: the system, and both hear of it. */
  by: string | null;
  /** Its two people, where they are known already. */
  people?: readonly UserRecord[];
}

// What has ended stands on no dashboard.
const isOfEnded = (news: BookingNews): boolean => news === 'worker_missed' || news.startsWith('claim_');

const hrefFor = ({ role }: UserRecord, { booking: { _id }, news }: Story): string =>
  role === 'worker' && !isOfEnded(news) ? workerPaths.dashboard : accountPaths.booking(String(_id));

/** Until when the worker may answer what is told; null for news without a question. */
const deadlineOf = ({ news, booking: { status, expiresAt, proposal } }: Story): Date | null => {
  if (news === 'proposed') return proposal && proposal.expiresAt;
  if (news === 'answer_soon') return proposal ? proposal.expiresAt : expiresAt;
  return status === 'pending' && (news === 'requested' || news === 'moved') ? expiresAt : null;
};

type ToldPerson = OutboxPayload<'news'>['people'][number];

const toldOf = (story: Story, to: UserRecord, mail: boolean): ToldPerson => {
  const { booking, news, people = [] } = story;
  const other = people.find((one) => one !== to);
  const deadline = deadlineOf(story);
  const params = {
    news,
    number: booking.number,
    service: booking.serviceName,
    name: other?.name ?? '',
    startsAt: booking.startsAt.toISOString(),
    ...(deadline && { answerBy: deadline.toISOString() }),
  };
  return {
    ...{ id: String(newObjectId()), userId: String(to._id), mail, href: hrefFor(to, story) },
    content: { kind: 'booking', params },
    ...(other && { aboutId: String(other._id) }),
  };
};

/** One row for all who hear of it. */
const tell = (people: readonly ToldPerson[], tx: Tx): Promise<void> =>
  writeOutbox({ kind: 'news', payload: { people: [...people] } }, tx);

/** Has the others told what happened to a booking, if the transaction commits; open screens of both hear at once. */
export const notifyBookingChange = async (change: Story, tx: Tx): Promise<void> => {
  const { booking, news, by, people = await readPeople([booking]) } = change;
  const story = { ...change, people };
  const others = people.filter(({ _id }) => String(_id) !== by);
  if (others.length > 0)
    await tell(
      others.map((to) => toldOf(story, to, true)),
      tx,
    );
  hintAtBooking(booking, news, tx, agencyOf(booking, people));
};

/** Reminds the worker of a question, or both people of a visit. */
export const remindOfBooking = async (
  { booking, news }: { booking: BookingRecord; news: BookingReminder },
  tx: Tx,
): Promise<void> => {
  const people = await readPeople([booking]);
  const asked = people.filter(({ _id }) => news !== 'answer_soon' || _id.equals(booking.workerId));
  const story = { booking, news, by: null, people };
  // From now on the customer's screen offers to ask somebody else.
  if (news === 'answer_soon') hintAtBooking(booking, news, tx);
  if (asked.length > 0)
    await tell(
      asked.map((to) => toldOf(story, to, false)),
      tx,
    );
};

/** News of a booking's money for the one of its people who did not do it. */
export const notifyBookingMoney = (
  {
    booking,
    to,
    ...story
  }: { booking: BookingRecord; to: 'worker' | 'customer' } & Pick<MoneyStory, 'news' | 'amountPaise'>,
  tx: Tx,
): Promise<void> => {
  const [workerId, customerId] = [String(booking.workerId), String(booking.customerId)];
  const [userId, otherId] = to === 'worker' ? [workerId, customerId] : [customerId, workerId];
  const { serviceName: service, number } = booking;
  const href = accountPaths.booking(String(booking._id));
  return notifyMoney({ userId, otherId, story: { ...story, service, number }, href }, tx);
};
