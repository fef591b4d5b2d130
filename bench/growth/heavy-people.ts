import { z } from 'zod';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { listReportsContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { listBookingsContract } from '#lib/features/bookings/contracts/bookings.ts';
import { listMessagesContract, sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import { listNotificationsContract } from '#lib/features/notifications/contracts/notifications.ts';
import { deleteAccountContract, exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, newObjectId } from '#models/connection.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeNotification } from '#e2e/kit/factories/notifications.ts';
import { makeReport } from '#e2e/kit/factories/reports.ts';
import { makeSession, makeUser, signIn, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { giveMoney } from '#e2e/kit/factories/wallets.ts';
import { atLeast, atMost, median, withoutBar, type Figure } from '../figures.ts';
import { copyRow, run } from './copy-row.ts';
import { measureRenames } from './renames.ts';
import { handlers, time, timeRest } from './time-rest.ts';

const BOOKINGS = 20_000;
const OPEN_BOOKINGS = 500;
const MESSAGES = 50_000;
const REPORTS = 50_000;
const LEDGER_LINES = 27_000;
const NOTIFICATIONS = 20_000;
const GIVEN_UP = 10_000;
const ROUNDS = 5;
const MAX_MS = 200;
/** A call may take 5.5 seconds; these are asked for once in a lifetime. */
const MAX_LONG_MS = 2500;

let people = 0;

/** A worker of many years with one faithful customer. */
const makeHeavyWorker = async (): Promise<{ worker: SignedIn; customer: SignedIn }> => {
  people += 1;
  const [bookable, user] = [await makeBookable(), await makeUser()];
  const paid = { method: 'cash', at: new Date() };
  const parties = { bookable, customer: user };
  const done = await makeBooking({ ...parties, status: 'completed', localDate: '2026-01-05' });
  const open = await makeBooking({ ...parties, status: 'accepted' });
  const number = (kind: string) => (n: number) => ({ number: `HN-${run}${kind}${people}-${n}` });
  await copyRow('bookings', { _id: done._id }, BOOKINGS, (n) => ({ ...number('D')(n), paid }));
  await copyRow('bookings', { _id: open._id }, OPEN_BOOKINGS, number('O'));
  const own = { userId: bookable.worker._id };
  await giveMoney(String(own.userId), 100_000);
  await copyRow('ledger', own, LEDGER_LINES, (n) => ({ event: `top_up:${run}${n}` }));
  await makeNotification({ userId: String(own.userId) });
  await copyRow('notifications', own, NOTIFICATIONS, (n) => ({ createdAt: new Date(now().getTime() - n) }));
  return { worker: await makeSession(bookable.worker), customer: await makeSession(user) };
};

const makeLongTalk = async ({ userId: from }: SignedIn, { userId: to }: SignedIn): Promise<void> => {
  const { _id, conversationId } = await makeMessage({ from, to });
  const change = (n: number) => ({ seq: n + 2, ord: n + 2, clientId: `${run}-${n}` });
  await copyRow('messages', { _id }, MESSAGES, change);
  await database()
    .collection('conversations')
    .updateOne(
      { _id: conversationId },
      { $set: { lastSeq: MESSAGES + 1, [`side.${from}.sent`]: MESSAGES + 1 } },
    );
};

const makeReports = async ({ userId: reporterId }: SignedIn, { userId: subjectId }: SignedIn) => {
  const { _id } = await makeReport({ reporterId, subjectId });
  const change = (n: number) => ({ number: `HN-R${run}${n}`, openKey: `heavy:${run}${n}` });
  await copyRow('reports', { _id }, REPORTS, change);
};

const timeMedian = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await time(work));
  return median(times);
};

const requireSuccess = async (sent: SentCall): Promise<unknown> => {
  const { status, text, json } = await sendCall(sent);
  if (status >= 300) throw new Error(`${status}: ${text.slice(0, 300)}`);
  return json;
};

type Send = (who: SignedIn, call: SentCall['call'], parts?: SentCall['parts']) => () => Promise<unknown>;

const downloadSchema = z.looseObject({
  data: z.looseObject({ records: z.record(z.string(), z.array(z.unknown())) }),
});

/** How long the download of all takes, and how many rows it lacks. */
const measureDownload = async (send: Send, worker: SignedIn): Promise<Figure[]> => {
  let json: unknown = null;
  const taken = await time(async () => {
    json = await send(worker, exportAccountContract)();
  });
  const { records } = downloadSchema.parse(json).data;
  const least = {
    ...{ jobs: BOOKINGS + OPEN_BOOKINGS, messages: MESSAGES },
    ...{ ledger: LEDGER_LINES, notifications: NOTIFICATIONS },
  };
  const missing = Object.entries(least).map(([name, count]) =>
    Math.max(0, count - (records[name]?.length ?? 0)),
  );
  return [
    withoutBar('heavy people: the download of all, milliseconds', taken),
    atMost(
      'heavy people: rows missing in the download',
      missing.reduce((sum, count) => sum + count),
      0,
    ),
  ];
};

const measurePause = async (send: Send, lead: SignedIn, { userId: id }: SignedIn): Promise<Figure[]> => {
  const body = { reason: 'absence', evidence: 'Measured for the bench.', urgency: 'danger' };
  const paused = await time(send(lead, setPauseContract, { params: { id }, body }));
  return [
    atMost('heavy people: a pause is answered, milliseconds', paused, MAX_LONG_MS),
    withoutBar('heavy people: the rest of a pause, milliseconds', await timeRest('accountPaused')),
  ];
};

/** Work for others that was given up: a deletion has to find its own rows among everybody's unfinished ones. */
const giveUpWork = async (): Promise<void> => {
  const makeRow = () => {
    const userId = String(newObjectId());
    const state = {
      lockedUntil: new Date(0),
      attempts: 90,
      lastFault: 'Refused.',
      doneAt: null,
      dueAt: null,
    };
    const payload = { people: [{ userId }] };
    return { _id: newObjectId(), kind: 'news', payload, about: [userId], createdAt: now(), ...state };
  };
  await database()
    .collection('outbox')
    .insertMany(Array.from({ length: GIVEN_UP }, makeRow));
};

const measureDeletion = async (send: Send, { user }: SignedIn, leaver: SignedIn): Promise<Figure[]> => {
  await giveUpWork();
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD, cancelBookings: true };
  const left = await time(send(leaver, deleteAccountContract, { body }));
  const rest = await timeRest('accountDeleted');
  const own = { userId: leaver.user._id };
  const open = { workerId: leaver.user._id, status: 'accepted' };
  const [notifications, bookings, others] = await Promise.all([
    database().collection('notifications').countDocuments(own),
    database().collection('bookings').countDocuments(open),
    database().collection('notifications').countDocuments({ userId: user._id }),
  ]);
  return [
    atMost('heavy people: a deletion is answered, milliseconds', left, MAX_LONG_MS),
    withoutBar('heavy people: the rest of a deletion, milliseconds', rest),
    atMost(
      'heavy people: notifications and open bookings left after a deletion',
      notifications + bookings,
      0,
    ),
    atLeast('heavy people: notifications of another person after it', others, NOTIFICATIONS),
  ];
};

const measureQuick = async (send: Send, worker: SignedIn, customer: SignedIn): Promise<Figure[]> => {
  await makeLongTalk(worker, customer);
  await makeReports(customer, worker);
  const lead = await signIn('admin');
  const pair = { params: { id: customer.userId } };
  const quick: [string, () => Promise<unknown>][] = [
    ['the past bookings of 20,000', send(worker, listBookingsContract, { query: { status: 'past' } })],
    ['the latest of 50,000 messages', send(worker, listMessagesContract, pair)],
    ['a message after 50,000', send(worker, sendMessageContract, { ...pair, body: { text: 'On my way.' } })],
    ['a page of 50,000 open reports', send(lead, listReportsContract, { query: { state: 'open' } })],
    ['the transactions of 27,000', send(worker, readLedgerContract)],
    ['the notifications of 20,000 unread', send(worker, listNotificationsContract)],
  ];
  const figures: Figure[] = [];
  for (const [name, work] of quick)
    figures.push(atMost(`heavy people: ${name}, milliseconds`, await timeMedian(work), MAX_MS));
  return figures;
};

/** One that fails must not take the figures of the others with it. */
const orFault = async (name: string, work: () => Promise<Figure[]>): Promise<Figure[]> => {
  try {
    return await work();
  } catch (error) {
    console.log(`  ${name}: ${String(error)}`);
    return [atMost(`heavy people: faults of ${name}`, 1, 0)];
  }
};

/** People with a history that hardly anybody has: what they read and write, and how long their pause and deletion take. */
export const measureHeavyPeople = async (origin: string): Promise<Figure[]> => {
  const firstId = newObjectId();
  const send: Send =
    (who, call, parts = {}) =>
    () =>
      requireSuccess({ origin, call, parts, token: who.token });
  const { worker, customer } = await makeHeavyWorker();
  const { worker: leaver } = await makeHeavyWorker();
  const lead = await signIn('admin');
  const measures: [string, () => Promise<Figure[]>][] = [
    ['what they read and write', () => measureQuick(send, worker, customer)],
    ['the download', () => measureDownload(send, worker)],
    ['the pause', () => measurePause(send, lead, worker)],
    ['the deletion', () => measureDeletion(send, worker, leaver)],
    ['the renames', () => measureRenames((call, sent) => time(send(lead, call, sent)))],
  ];
  const figures: Figure[] = [];
  for (const [name, work] of measures) {
    console.log(`  ${name}`);
    figures.push(...(await orFault(name, work)));
  }
  const troubled = { _id: { $gte: firstId }, kind: { $in: Object.keys(handlers) }, lastFault: { $ne: null } };
  const faults = await database().collection('outbox').countDocuments(troubled);
  return [...figures, atMost('heavy people: faults', faults, 0)];
};
