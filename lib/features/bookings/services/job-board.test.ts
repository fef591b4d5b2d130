import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { listRequestedJobsContract } from '#lib/features/bookings/contracts/bookings.ts';
import { bookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { readJobBoardContract, type JobBoardView } from '#lib/features/bookings/contracts/job-board.ts';
import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import { bookingClient, fieldsIn } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

const makeBoard = async () => {
  const bookable = await makeBookable();
  return { bookable, worker: await makeSession(bookable.worker), customer: await makeUser() };
};

const readBoard = async (worker: SignedIn, tab: string): Promise<JobBoardView> => {
  const { json } = await send(worker, readJobBoardContract, { query: { tab } });
  return z.looseObject(readJobBoardContract.reply.shape).parse(json).data;
};

const idsIn = (list: JobBoardView['completed']): string[] | null => list?.data.map(({ _id }) => _id) ?? null;

test('a board has both counted lists, and the completed jobs unless requests are shown', async () => {
  const { bookable, worker } = await makeBoard();
  const store = async (days: number, status: 'pending' | 'accepted' | 'completed' | 'rejected') =>
    String((await makeBooking({ bookable, localDate: dayAhead(days), status }))._id);
  const [later, sooner] = [await store(3, 'pending'), await store(1, 'pending')];
  const accepted = await store(2, 'accepted');
  const [older, newer] = [await store(-3, 'completed'), await store(-1, 'completed')];
  await store(4, 'rejected');
  // Another worker's.
  await makeBooking();

  for (const tab of ['requests', 'upcoming', 'completed']) {
    const { requests, upcoming, completed } = await readBoard(worker, tab);
    assert.deepEqual(idsIn(requests), [sooner, later]);
    assert.deepEqual(idsIn(upcoming), [accepted]);
    assert.deepEqual(idsIn(completed), tab === 'requests' ? null : [newer, older]);
  }
});

test('a list longer than a page says so, and its own call continues it', async () => {
  const { bookable, worker, customer } = await makeBoard();
  const days = Array.from({ length: DEFAULT_PAGE_SIZE + 1 }, (_, at) => at + 1);
  for (const day of days) await makeBooking({ bookable, customer, localDate: dayAhead(day) });
  const { requests, upcoming } = await readBoard(worker, 'requests');
  assert.equal(requests.data.length, DEFAULT_PAGE_SIZE);
  assert.deepEqual(upcoming, { data: [], nextCursor: null });
  const query = { cursor: requests.nextCursor ?? '' };
  const { json } = await send(worker, listRequestedJobsContract, { query });
  const { data } = z.looseObject({ data: z.array(bookingView) }).parse(json);
  assert.deepEqual(
    data.map(({ localDate }) => localDate),
    [dayAhead(DEFAULT_PAGE_SIZE + 1)],
  );
});

test('a board is refused without its tab, and for a tab that does not exist', async () => {
  const { worker } = await makeBoard();
  const queries: Record<string, string>[] = [{}, { tab: 'past' }];
  for (const query of queries) {
    const answer = await send(worker, readJobBoardContract, { query });
    assert.deepEqual(fieldsIn(answer), [['tab', 'unknown_choice']]);
  }
});
