import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingNews, BookingHint } from '#lib/features/bookings/contracts/booking-news.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import type { MoneyStory } from '#lib/features/money/contracts/money-news.ts';
import { notifyMoney } from '#lib/features/money/services/steps/notify-money.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';

/** Has the open screens of both people read a booking again, once the transaction has committed. */
export const hintAtBooking = (
  { _id, customerId, workerId }: BookingRecord,
  news: BookingHint,
  tx: Tx,
): void =>
  tx.afterCommit(() => {
    for (const userId of [customerId, workerId])
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

const hrefFor = ({ role }: UserRecord, { _id }: BookingRecord): string =>
  role === 'worker' ? workerPaths.dashboard : accountPaths.booking(String(_id));

interface Letter {
  story: Story;
  to: UserRecord;
  other: UserRecord | undefined;
}

/** Until when the worker may answer what is told; null for news without a question. */
const deadlineOf = ({ news, booking: { status, expiresAt, proposal } }: Story): Date | null => {
  if (news === 'proposed') return proposal && proposal.expiresAt;
  return status === 'pending' && (news === 'requested' || news === 'moved') ? expiresAt : null;
};

const tell = async ({ story: told, to, other }: Letter, tx: Tx): Promise<void> => {
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
  const path = hrefFor(to, booking);
  const content = { kind: 'booking' as const, params: story };
  const about = other && { aboutId: String(other._id) };
  await writeOutbox({ kind: 'notification', payload: { userId, content, href: path, ...about } }, tx);
  await writeOutbox(
    { kind: 'mail', payload: { userId, content: { kind: 'booking', params: { story, path } } } },
    tx,
  );
};

/** Has the others told what happened to a booking, if the transaction commits; open screens of both hear at once. */
export const notifyBookingChange = async (story: Story, tx: Tx): Promise<void> => {
  const { booking, news, by } = story;
  const people = story.people ?? (await findUsers([String(booking.customerId), String(booking.workerId)]));
  for (const to of people.filter(({ _id }) => String(_id) !== by))
    await tell({ story, to, other: people.find((one) => one !== to) }, tx);
  hintAtBooking(booking, news, tx);
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
