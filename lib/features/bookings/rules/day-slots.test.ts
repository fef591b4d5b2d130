import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mergeAvailability, type Availability } from '#lib/features/people/rules/availability.ts';
import { toCells, slotLabel } from '#lib/platform/time/time-slot.ts';
import { closedWeekdays, isClosed, slotsOn, spanOn, windowsOn, worksInHour } from './day-slots.ts';

const sunday = '2026-11-22';
const theDayBefore = new Date('2026-11-21T06:00:00Z');
const none = new Set<number>();

const free = (availability: Availability | null, claimed: ReadonlySet<number> = none, at = theDayBefore) =>
  slotsOn({ localDate: sunday, worker: { availability }, reserved: claimed, at })
    .filter(({ state }) => state === 'free')
    .map(slotLabel);

test('a worker without saved hours is free in all seven slots of a day', () => {
  assert.equal(free(null).length, 7);
});

test('a day off has no free slots; a working day without its own hours is open 6 AM–8 PM', () => {
  assert.deepEqual(free({ weekdays: ['MON'], timeSlots: [] }), []);
  assert.equal(free({ weekdays: ['SUN'], timeSlots: [] }).length, 7);
});

test('weekdays outside the saved week are days off; without saved hours there are none', () => {
  assert.deepEqual(closedWeekdays({ weekdays: ['MON', 'SAT'], timeSlots: [] }), [
    ...['SUN', 'TUE', 'WED', 'THU', 'FRI'],
  ]);
  assert.deepEqual(closedWeekdays(null), []);
});

test('a day taken off has no free slots, with saved hours or without, and the day after has them', () => {
  const worker = { availability: null, daysOff: [sunday] };
  const states = slotsOn({ localDate: sunday, worker, reserved: none, at: theDayBefore });
  assert.deepEqual(new Set(states.map(({ state }) => state)), new Set(['off']));
  assert.equal(windowsOn('2026-11-23', worker).length, 1);
  assert.equal(
    worksInHour({ startsAt: spanOn(sunday, { start: 600, end: 660 }).startsAt, worker, at: theDayBefore }),
    false,
  );
  assert.equal(isClosed(sunday, { closedWeekdays: [], daysOff: [sunday] }), true);
  assert.equal(isClosed('2026-11-23', { closedWeekdays: ['SUN'], daysOff: [sunday] }), false);
});

test('a slot ahead that can no longer be answered in time is too soon, and only a begun one is past', () => {
  const statesAt = (clock: string) =>
    slotsOn({
      ...{ localDate: sunday, worker: { availability: null }, reserved: none },
      at: new Date(`${sunday}T${clock}+05:30`),
    })
      .map(({ state }) => state)
      .join(' ');
  assert.equal(statesAt('02:41:00'), 'soon soon free free free free free');
  assert.equal(statesAt('06:00:00'), 'past soon free free free free free');
  assert.equal(statesAt('08:20:00'), 'past past free free free free free');
  assert.equal(statesAt('17:00:00'), 'past past past past past past soon');
});

test('a slot is free only within one window; adjoining windows are merged', () => {
  const availability = mergeAvailability({
    weekdays: [],
    timeSlots: [
      { day: 'SUN', start: '09:00', end: '11:00' },
      { day: 'SUN', start: '11:00', end: '14:00' },
      { day: 'SUN', start: '17:00', end: '20:00' },
    ],
  });
  assert.deepEqual(free(availability), ['10 AM-12 PM', '12-2 PM', '6-8 PM']);
  assert.equal(windowsOn(sunday, { availability }).length, 2);
});

test('a slot that a live booking overlaps is taken, on both sides of a slot boundary', () => {
  const claimed = new Set(toCells(spanOn(sunday, { start: 9 * 60 + 45, end: 10 * 60 + 15 })));
  const states = slotsOn({
    localDate: sunday,
    worker: { availability: null },
    reserved: claimed,
    at: theDayBefore,
  });
  assert.deepEqual(states.filter(({ state }) => state === 'taken').map(slotLabel), [
    '8-10 AM',
    '10 AM-12 PM',
  ]);
});

test('the slot of a booking being rescheduled is its own, and overlapping slots are free for it', () => {
  const statesBeside = (own: { start: number; end: number }, claimed: { start: number; end: number }) =>
    slotsOn({
      ...{ localDate: sunday, worker: { availability: null }, at: theDayBefore, own: spanOn(sunday, own) },
      reserved: new Set([own, claimed].flatMap((slot) => toCells(spanOn(sunday, slot)))),
    }).map(({ state }) => state);
  const others = { start: 840, end: 900 };
  assert.deepEqual(statesBeside({ start: 600, end: 720 }, others).slice(1, 5), [
    'free',
    'own',
    'free',
    'taken',
  ]);
  assert.deepEqual(statesBeside({ start: 660, end: 780 }, others).slice(1, 5), [
    'free',
    'free',
    'free',
    'taken',
  ]);
});

test('a slot is offered until an hour before it starts', () => {
  const { startsAt } = spanOn(sunday, { start: 600, end: 720 });
  const last = new Date(startsAt.getTime() - 90 * 60_000);
  assert.ok(free(null, none, last).includes('10 AM-12 PM'));
  const later = new Date(last.getTime() + 1);
  assert.ok(!free(null, none, later).includes('10 AM-12 PM'));
});

test('two spans share a cell exactly when they overlap', () => {
  const span = fc
    .tuple(fc.integer({ min: 24, max: 79 }), fc.integer({ min: 1, max: 40 }))
    .map(([start, length]) => spanOn(sunday, { start: start * 15, end: (start + length) * 15 }));
  fc.assert(
    fc.property(span, span, (one, other) => {
      const shares = toCells(one).some((cell) => toCells(other).includes(cell));
      return shares === (one.startsAt < other.endsAt && other.startsAt < one.endsAt);
    }),
    { numRuns: 2000 },
  );
});
