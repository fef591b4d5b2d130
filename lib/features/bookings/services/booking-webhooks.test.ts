import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { z } from 'zod';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { answerProposalContract, offerTimeContract } from '#lib/features/bookings/contracts/proposals.ts';
import { webhookEvent } from '#lib/platform/contract/webhook-event.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { finishJob, makeVisits } from '#e2e/kit/claimed-visit.ts';
import { bookingBodyFor, makeBookable } from '#e2e/kit/factories/bookings.ts';
import { makeSession, signIn } from '#e2e/kit/factories/users.ts';
import { makeWebhook } from '#e2e/kit/factories/webhooks.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';

const { url } = useTestServer({ pages: false });
const { send, book } = bookingClient(url);
const afterStart = makeVisits(url);

beforeEach(async () => {
  for (const name of ['webhooks', 'outbox']) await database().collection(name).deleteMany({});
  await makeWebhook({ events: [...webhookEvent.options] });
});
afterEach(resetClock);

const sentEvent = z.looseObject({
  event: z.string(),
  data: z.looseObject({ bookingId: z.string().optional() }),
});

/** The events of a booking that a webhook receives, in order. */
const eventsOf = async (bookingId: string): Promise<string[]> => {
  const rows = (await listOutboxRows()).filter(({ kind }) => kind === 'webhook');
  const sent = rows.map(({ payload }) => sentEvent.parse(payload));
  return sent.filter(({ data }) => data.bookingId === bookingId).map(({ event }) => event);
};

const ask = async () => {
  const bookable = await makeBookable();
  const [customer, worker] = [await signIn('customer'), await makeSession(bookable.worker)];
  const view = viewIn(await book(customer, bookingBodyFor(bookable)));
  const params = { id: view._id };
  const move = async (status: string): Promise<void> =>
    expectSuccess(
      await send(worker, setBookingStatusContract, { params, body: { status } }),
      setBookingStatusContract,
    );
  return { bookable, customer, worker, view, params, move };
};

test('a request is announced, and so is its acceptance or rejection', async () => {
  for (const status of ['accepted', 'rejected']) {
    const { params, move } = await ask();
    await move(status);
    assert.deepEqual(await eventsOf(params.id), ['booking.requested', `booking.${status}`]);
  }
});

test('an unanswered request is announced as expired, once', async () => {
  const { params, view } = await ask();
  setClock(new Date(view.scheduledAt));
  await Promise.all([closeBookings(), closeBookings()]);
  assert.deepEqual(await eventsOf(params.id), ['booking.requested', 'booking.expired']);
});

test('agreeing to another time is announced as an acceptance', async () => {
  const { bookable, customer, worker, params } = await ask();
  const { scheduledAt, timeSlot } = bookingBodyFor({ ...bookable, slot: { start: 960, end: 1080 } });
  const offered = await send(worker, offerTimeContract, { params, body: { scheduledAt, timeSlot } });
  const { proposal } = viewIn(offered);
  assert.ok(proposal);
  const body = { accept: true, startsAt: proposal.startsAt };
  expectSuccess(await send(customer, answerProposalContract, { params, body }), answerProposalContract);
  assert.deepEqual(await eventsOf(params.id), ['booking.requested', 'booking.accepted']);
});

test('a visit without one of its two is announced as a no-show, once', async () => {
  const visit = await afterStart();
  await visit.claim('worker');
  assert.deepEqual(await eventsOf(visit.params.id), ['booking.no_show']);
  assert.equal((await visit.answer('customer', true)).status, 200);
  assert.deepEqual(await eventsOf(visit.params.id), ['booking.no_show']);
});

test('a completed job is announced as a no-show once its worker agrees that it was not done', async () => {
  const visit = await afterStart();
  await finishJob(visit);
  await visit.claim('customer');
  const before = ['booking.completed'];
  assert.deepEqual(await eventsOf(visit.params.id), before);
  assert.equal((await visit.answer('worker', true)).status, 200);
  assert.deepEqual(await eventsOf(visit.params.id), [...before, 'booking.no_show']);
});

test('a visit that was never begun is announced as a no-show when it is closed', async () => {
  const { params, view, move } = await ask();
  await move('accepted');
  setClock(new Date(Date.parse(view.scheduledAt) + 3 * 86_400_000));
  await closeBookings();
  assert.deepEqual((await eventsOf(params.id)).at(-1), 'booking.no_show');
});
