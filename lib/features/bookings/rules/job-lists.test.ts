import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import {
  foldJobs,
  weekOfJobs,
  appendJobs,
  replaceJobs,
  applyJobChange,
  listJobsToCollect,
  listsToRead,
  tabFor,
  toJobLists,
  type JobList,
  type JobLists,
} from './job-lists.ts';

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
  totalPaise: 50_000,
  extras: [],
  canAddExtra: false,
  hourlyRatePaise: 25_000,
  address: {},
  contact: null,
  instructions: '',
  customerId: party,
  workerId: party,
  distanceKm: null,
  expiresAt: null,
  proposal: null,
  handover: null,
  creditPaise: 0,
  usableCreditPaise: 0,
  paid: null,
  blame: null,
  noShow: null,
  leftUnpaid: false,
  canAnswerNoShow: false,
  history: [{ status: 'pending', by: 'customer', at: '2026-11-20T00:00:00.000Z' }],
  movedNoticeMs: null,
  receiptNumber: null,
  tax: null,
  moves: [],
  undoUntil: null,
  canReschedule: false,
  canOfferTime: false,
  area: '',
  areaNames: {},
  fee: null,
  refund: null,
  canReview: false,
  startNeeds: null,
  waiting: null,
  asksIfWell: false,
  overtimeAskedAt: null,
  doorCode: null,
  links: null,
  wayQuestion: null,
  hasGatePhoto: false,
  canAskOthers: false,
  review: null,
  customerJobs: null,
  customerRating: null,
  isCustomerProved: null,
  isCustomerNumberProved: null,
  hold: null,
  canMarkPaid: false,
  createdAt: '2026-11-20T00:00:00.000Z',
});

const list = (...data: BookingView[]) => ({ data, nextCursor: null });
const listIds = ({ requests, upcoming, completed }: JobLists): string[][] =>
  [requests, upcoming, completed].map(({ data }) => data.map(({ _id }) => _id));

const lists: JobLists = {
  requests: list(job('r1', 'pending', 22), job('r2', 'pending', 24)),
  upcoming: list(job('u1', 'accepted', 21), job('u2', 'on_the_way', 25)),
  completed: list(job('c1', 'completed', 20), job('c2', 'completed', 18)),
};

test('a changed job moves to the list of its status, once and in order of time', () => {
  const accepted = applyJobChange(lists, job('r2', 'accepted', 24));
  assert.deepEqual(listIds(accepted), [['r1'], ['u1', 'r2', 'u2'], ['c1', 'c2']]);
  const done = applyJobChange(accepted, job('u1', 'completed', 21));
  assert.deepEqual(listIds(done), [['r1'], ['r2', 'u2'], ['u1', 'c1', 'c2']]);
});

test('requests come without completed jobs, and upcoming jobs with them for the money to collect', () => {
  assert.deepEqual(listsToRead('requests'), ['requests', 'upcoming']);
  assert.deepEqual(listsToRead('upcoming'), ['requests', 'upcoming', 'completed']);
  const requests = { data: [job('r1', 'pending', 22)], nextCursor: null };
  const left = toJobLists({ requests, upcoming: { data: [], nextCursor: null }, completed: null });
  assert.deepEqual(listIds(left), [['r1'], [], []]);
});

test('a rejected, expired, cancelled or no-show job leaves the lists', () => {
  for (const status of ['rejected', 'expired', 'cancelled', 'no_show'] as const) {
    assert.equal(tabFor(status), null);
    assert.deepEqual(listIds(applyJobChange(lists, job('r1', status, 22))), [
      ['r2'],
      ['u1', 'u2'],
      ['c1', 'c2'],
    ]);
  }
});

test('an outdated answer does not change the lists', () => {
  const change = { status: 'accepted', by: 'worker', at: '2026-11-20T01:00:00.000Z' } as const;
  const accepted = job('r1', 'accepted', 22);
  const later = applyJobChange(lists, { ...accepted, history: [...accepted.history, change] });
  assert.equal(applyJobChange(later, job('r1', 'pending', 22)), later);
});

test('a reload replaces requests and upcoming jobs and keeps older pages of completed ones', () => {
  const ids = ({ data }: JobList): string[] => data.map(({ _id }) => _id);
  assert.deepEqual(ids(replaceJobs('requests', lists.requests, list(job('r9', 'pending', 23)))), ['r9']);
  assert.deepEqual(ids(replaceJobs('upcoming', lists.upcoming, list())), []);
  const paged = appendJobs('completed', lists.completed, list(job('c3', 'completed', 12)));
  assert.deepEqual(ids(paged), ['c1', 'c2', 'c3']);
  const fresh = list(job('c9', 'completed', 21), job('c1', 'completed', 20));
  assert.deepEqual(ids(replaceJobs('completed', paged, fresh)), ['c9', 'c1', 'c2', 'c3']);
});

test('upcoming jobs beyond two days are folded by day, but not the next one or one that waits for an answer', () => {
  const at = new Date('2026-11-20T10:00:00.000Z');
  const on = (id: string, day: number) => ({ ...job(id, 'accepted', day), localDate: `2026-11-${day}` });
  const jobs = [on('a', 20), on('b', 21), on('c', 23), on('d', 23), on('e', 25)];
  const ids = (of: readonly { _id: string }[]): string[] => of.map(({ _id }) => _id);
  const { near, later } = foldJobs(jobs, at);
  assert.deepEqual(ids(near), ['a', 'b']);
  assert.deepEqual(
    later.map((day) => [day.localDate, ids(day.jobs)]),
    [
      ['2026-11-23', ['c', 'd']],
      ['2026-11-25', ['e']],
    ],
  );
  assert.deepEqual(ids(foldJobs(jobs.slice(2), at).near), ['c', 'd'], 'the next jobs');
  const proposal = { startsAt: '', endsAt: '', timeSlot: { start: '', end: '', label: '' }, pricePaise: 0 };
  const waiting = {
    ...on('f', 26),
    proposal: { by: 'customer' as const, ...proposal, expiresAt: '2026-11-20T12:00:00.000Z' },
  };
  assert.deepEqual(ids(foldJobs([...jobs, waiting], at).near), ['a', 'b', 'f']);
  assert.deepEqual(
    weekOfJobs(jobs, at).map((day) => day.jobs.length),
    [1, 1, 0, 2, 0, 1, 0],
  );
});

test('a job whose customer has left is not collected, although it can still be confirmed as paid', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const done: BookingView = {
    ...job('1', 'completed', 1),
    canMarkPaid: true,
    history: [{ status: 'completed', by: 'worker', at }],
  };
  const none: JobList = { data: [], nextCursor: null };
  const collect = (one: BookingView) =>
    listJobsToCollect({ requests: none, upcoming: none, completed: { ...none, data: [one] } }, new Date(at));
  assert.equal(collect(done).length, 1);
  assert.equal(collect({ ...done, leftUnpaid: true }).length, 0);
});
