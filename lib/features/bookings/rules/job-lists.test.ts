import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { appendJobs, renewJobs, settleJob, tabOf, type JobLists } from './job-lists.ts';

const party = { _id: 'a'.repeat(24), name: 'Asha Gupta', profileImage: null };
const timeSlot = { start: '10:00 AM', end: '12:00 PM', label: '10 AM-12 PM' };

const job = (id: string, status: BookingStatus, day: number): BookingView => ({
  _id: id,
  number: `HN-${id}`,
  status,
  serviceId: 'b'.repeat(24),
  serviceName: 'Fan fitting',
  serviceTitles: {},
  cityNames: {},
  stateNames: {},
  picture: '',
  scheduledAt: `2026-11-${day}T04:30:00.000Z`,
  startsAt: `2026-11-${day}T04:30:00.000Z`,
  endsAt: `2026-11-${day}T06:30:00.000Z`,
  localDate: `2026-11-${day}`,
  timeSlot,
  price: 500,
  pricePaise: 50_000,
  hourlyRatePaise: 25_000,
  address: {},
  contact: null,
  instructions: '',
  customerId: party,
  workerId: party,
  distanceKm: null,
  expiresAt: null,
  proposal: null,
  creditPaise: 0,
  usableCreditPaise: 0,
  paid: null,
  blame: null,
  noShow: null,
  leftUnpaid: false,
  canAnswerNoShow: false,
  history: [{ status: 'pending', by: 'customer', at: '2026-11-20T00:00:00.000Z' }],
  moves: [],
  undoUntil: null,
  canReschedule: false,
  fee: null,
  canReview: false,
  canAskOthers: false,
  review: null,
  customerRating: null,
  canMarkPaid: false,
  createdAt: '2026-11-20T00:00:00.000Z',
});

const list = (...data: BookingView[]) => ({ data, nextCursor: null });
const idsOf = ({ requests, upcoming, completed }: JobLists): string[][] =>
  [requests, upcoming, completed].map(({ data }) => data.map(({ _id }) => _id));

const lists: JobLists = {
  requests: list(job('r1', 'pending', 22), job('r2', 'pending', 24)),
  upcoming: list(job('u1', 'accepted', 21), job('u2', 'on_the_way', 25)),
  completed: list(job('c1', 'completed', 20), job('c2', 'completed', 18)),
};

test('a changed job moves to the list of its status, once and in order of time', () => {
  const accepted = settleJob(lists, job('r2', 'accepted', 24));
  assert.deepEqual(idsOf(accepted), [['r1'], ['u1', 'r2', 'u2'], ['c1', 'c2']]);
  const done = settleJob(accepted, job('u1', 'completed', 21));
  assert.deepEqual(idsOf(done), [['r1'], ['r2', 'u2'], ['u1', 'c1', 'c2']]);
});

test('a rejected, expired, cancelled or no-show job leaves the lists', () => {
  for (const status of ['rejected', 'expired', 'cancelled', 'no_show'] as const) {
    assert.equal(tabOf(status), null);
    assert.deepEqual(idsOf(settleJob(lists, job('r1', status, 22))), [['r2'], ['u1', 'u2'], ['c1', 'c2']]);
  }
});

test('an outdated answer does not change the lists', () => {
  const change = { status: 'accepted', by: 'worker', at: '2026-11-20T01:00:00.000Z' } as const;
  const accepted = job('r1', 'accepted', 22);
  const later = settleJob(lists, { ...accepted, history: [...accepted.history, change] });
  assert.equal(settleJob(later, job('r1', 'pending', 22)), later);
});

test('a reload replaces requests and upcoming jobs and keeps older pages of completed ones', () => {
  const paged = appendJobs(lists, 'completed', list(job('c3', 'completed', 12)));
  assert.deepEqual(idsOf(paged)[2], ['c1', 'c2', 'c3']);
  const fresh: JobLists = {
    requests: list(job('r9', 'pending', 23)),
    upcoming: list(),
    completed: list(job('c9', 'completed', 21), job('c1', 'completed', 20)),
  };
  assert.deepEqual(idsOf(renewJobs(paged, fresh)), [['r9'], [], ['c9', 'c1', 'c2', 'c3']]);
});
