import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { listReportsContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { listBookingsContract } from '#lib/features/bookings/contracts/bookings.ts';
import { listMessagesContract, sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { deleteAccountContract, exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { database, newObjectId } from '#models/connection.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeReport } from '#e2e/kit/factories/reports.ts';
import { makeSession, makeUser, signIn, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { handleAccountDeleted, handleAccountPaused } from '#server/worker/handlers.ts';
import { startOutbox } from '#server/worker/outbox.ts';
import { atMost, median, withoutBar, type Figure } from '../figures.ts';

const BOOKINGS = 20_000;
const OPEN_BOOKINGS = 500;
const MESSAGES = 50_000;
const REPORTS = 50_000;
const ROUNDS = 5;
const MAX_MS = 200;
/** A call may take 5.5 seconds; these are asked for once in a lifetime. */
const MAX_LONG_MS = 2500;

type Row = Record<string, unknown>;

const BATCH_SIZE = 5000;

/** Stores copies of a row, each with its own id and what `change` gives it. */
const copyRow = async (
  collection: string,
  _id: ReturnType<typeof newObjectId>,
  count: number,
  change: (n: number) => Row,
): Promise<void> => {
  const rows = database().collection(collection);
  const row = await rows.findOne({ _id });
  for (let made = 0; made < count; made += BATCH_SIZE)
    await rows.insertMany(
      Array.from({ length: Math.min(BATCH_SIZE, count - made) }, (_, n) => ({
        ...{ ...row, _id: newObjectId(), ...change(made + n) },
      })),
    );
};

let people = 0;

/** A worker of many years with one faithful customer. */
const makeHeavyWorker = async (): Promise<{ worker: SignedIn; customer: SignedIn }> => {
  people += 1;
  const [bookable, user] = [await makeBookable(), await makeUser()];
  const paid = { method: 'cash', at: new Date() };
  const parties = { bookable, customer: user };
  const done = await makeBooking({ ...parties, status: 'completed', localDate: '2026-01-05' });
  const open = await makeBooking({ ...parties, status: 'accepted' });
  const number = (kind: string) => (n: number) => ({ number: `HN-${kind}${people}-${n}` });
  await copyRow('bookings', done._id, BOOKINGS, (n) => ({ ...number('D')(n), paid }));
  await copyRow('bookings', open._id, OPEN_BOOKINGS, number('O'));
  return { worker: await makeSession(bookable.worker), customer: await makeSession(user) };
};

const makeLongTalk = async ({ userId: from }: SignedIn, { userId: to }: SignedIn): Promise<void> => {
  const { _id, conversationId } = await makeMessage({ from, to });
  await copyRow('messages', _id, MESSAGES, (n) => ({ seq: n + 2, ord: n + 2, clientId: `m${people}-${n}` }));
  await database()
    .collection('conversations')
    .updateOne(
      { _id: conversationId },
      { $set: { lastSeq: MESSAGES + 1, [`side.${from}.sent`]: MESSAGES + 1 } },
    );
};

const makeReports = async ({ userId: reporterId }: SignedIn, { userId: subjectId }: SignedIn) => {
  const { _id } = await makeReport({ reporterId, subjectId });
  await copyRow('reports', _id, REPORTS, (n) => ({ number: `HN-RH${n}`, openKey: `heavy:${n}` }));
};

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

const timeMedian = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await time(work));
  return median(times);
};

const handlers = { accountDeleted: handleAccountDeleted(), accountPaused: handleAccountPaused() };

/** How long two servers take for the rest of a long work. */
const timeRest = (kind: keyof typeof handlers): Promise<number> =>
  time(async () => {
    const servers = [1, 2].map(() => startOutbox({ handlers, pollMs: 50 }));
    const isWaiting = { kind, doneAt: null };
    while ((await database().collection('outbox').countDocuments(isWaiting)) > 0)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all(servers.map(({ stop }) => stop()));
  });

const requireSuccess = async (sent: SentCall): Promise<void> => {
  const { status, text } = await sendCall(sent);
  if (status >= 300) throw new Error(`${status}: ${text.slice(0, 300)}`);
};

/** People with a history that hardly anybody has: what they read and write, and how long their pause and deletion take. */
export const measureHeavyPeople = async (origin: string): Promise<Figure[]> => {
  const { worker, customer } = await makeHeavyWorker();
  await makeLongTalk(worker, customer);
  await makeReports(customer, worker);
  const lead = await signIn('admin');
  const send =
    (who: SignedIn, call: SentCall['call'], parts: SentCall['parts'] = {}) =>
    () =>
      requireSuccess({ origin, call, parts, token: who.token });
  const pair = { params: { id: customer.userId } };
  const quick: [string, () => Promise<void>][] = [
    ['the past bookings of 20,000', send(worker, listBookingsContract, { query: { status: 'past' } })],
    ['the latest of 50,000 messages', send(worker, listMessagesContract, pair)],
    ['a message after 50,000', send(worker, sendMessageContract, { ...pair, body: { text: 'On my way.' } })],
    ['a page of 50,000 open reports', send(lead, listReportsContract, { query: { state: 'open' } })],
  ];
  const figures: Figure[] = [];
  for (const [name, work] of quick)
    figures.push(atMost(`heavy people: ${name}, milliseconds`, await timeMedian(work), MAX_MS));

  const exported = await time(send(worker, exportAccountContract));
  figures.push(withoutBar('heavy people: the download of all, milliseconds', exported));
  const pause = { reason: 'absence', evidence: 'Measured for the bench.', urgency: 'danger' };
  const paused = await time(send(lead, setPauseContract, { params: { id: worker.userId }, body: pause }));
  figures.push(atMost('heavy people: a pause is answered, milliseconds', paused, MAX_LONG_MS));
  figures.push(
    withoutBar('heavy people: the rest of a pause, milliseconds', await timeRest('accountPaused')),
  );

  const { worker: leaver } = await makeHeavyWorker();
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD, cancelBookings: true };
  const left = await time(send(leaver, deleteAccountContract, { body }));
  figures.push(atMost('heavy people: a deletion is answered, milliseconds', left, MAX_LONG_MS));
  const rest = await timeRest('accountDeleted');
  figures.push(withoutBar('heavy people: the rest of a deletion, milliseconds', rest));
  const faults = (await listOutboxRows()).filter(
    ({ kind, lastFault }) => kind in handlers && lastFault !== null,
  );
  figures.push(atMost('heavy people: faults', faults.length, 0));
  return figures;
};
