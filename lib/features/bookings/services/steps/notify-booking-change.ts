import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type {
  BookingNews,
  BookingHint,
  BookingStory,
} from '#lib/features/bookings/contracts/booking-news.ts';
import type { BookingReminder } from '#lib/features/bookings/rules/booking-reminders.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import type { MoneyStory } from '#lib/features/money/contracts/money-news.ts';
import { notifyMoney } from '#lib/features/money/services/steps/notify-money.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';

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
    for (const userId of [customerId, workerId, ...agencies])
      publish(userRoom(String(userId)), 'bookingChanged', { bookingId: String(_id), news });
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

interface Letter {
  story: Story;
  to: UserRecord;
  other: UserRecord | undefined;
}

/** Until when the worker may answer what is told; null for news without a question. */
const deadlineOf = ({ news, booking: { status, expiresAt, proposal } }: Story): Date | null => {
  if (news === 'proposed') return proposal && proposal.expiresAt;
  if (news === 'answer_soon') return proposal ? proposal.expiresAt : expiresAt;
  return status === 'pending' && (news === 'requested' || news === 'moved') ? expiresAt : null;
};

/** Puts the news into somebody's feed, and rings their devices where no screen shows them. */
const tell = async ({ story: told, to, other }: Letter, tx: Tx): Promise<BookingStory> => {
  const { booking, news } = told;
  const userId = String(to._id);
  const deadline = deadlineOf(told);
  const story = {
    news,
    number: booking.number,
    service: booking.serviceName,
    name: other?.name ?? '',
    startsAt: booking.startsAt.toISOString(),
    ...(deadline && { answerBy: deadline.toISOString() }),
  };
  const path = hrefFor(to, told);
  const content = { kind: 'booking' as const, params: story };
  const about = other && { aboutId: String(other._id) };
  await writeOutbox({ kind: 'notification', payload: { userId, content, href: path, ...about } }, tx);
  return story;
};

const tellAndMail = async (letter: Letter, tx: Tx): Promise<void> => {
  const { to, story: told } = letter;
  const content = {
    kind: 'booking' as const,
    params: { story: await tell(letter, tx), path: hrefFor(to, told) },
  };
  await writeOutbox({ kind: 'mail', payload: { userId: String(to._id), content } }, tx);
};

/** Has the others told what happened to a booking, if the transaction commits; open screens of both hear at once. */
export const notifyBookingChange = async (story: Story, tx: Tx): Promise<void> => {
  const { booking, news, by } = story;
  const people = story.people ?? (await findUsers([String(booking.customerId), String(booking.workerId)]));
  for (const to of people.filter(({ _id }) => String(_id) !== by))
    await tellAndMail({ story, to, other: people.find((one) => one !== to) }, tx);
  hintAtBooking(booking, news, tx, agencyOf(booking, people));
};

/** Reminds the worker of a question, or both people of a visit. */
export const remindOfBooking = async (
  { booking, news }: { booking: BookingRecord; news: BookingReminder },
  tx: Tx,
): Promise<void> => {
  const people = await findUsers([String(booking.customerId), String(booking.workerId)]);
  const asked = people.filter(({ _id }) => news !== 'answer_soon' || _id.equals(booking.workerId));
  const story = { booking, news, by: null };
  // From now on the customer's screen offers to ask somebody else.
  if (news === 'answer_soon') hintAtBooking(booking, news, tx);
  for (const to of asked) await tell({ story, to, other: people.find((one) => one !== to) }, tx);
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
