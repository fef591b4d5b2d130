import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { newObjectId } from '#models/connection.ts';
import { openCalendar, statusBy, type DemoTime } from './booking-times.ts';

afterEach(resetClock);

const worker = { _id: newObjectId(), name: 'Ravi', availability: null };
const formatStart = ({ startsAt }: DemoTime): string =>
  `${formatDay('en', startsAt)} ${formatTime('en', startsAt)}`;

test('the booking in progress is the latest to start, and is done once its time is over', () => {
  // The instant, the booking's start in India, and its status.
  const moments = [
    ['2031-04-02T06:00:00Z', 'Wed, 2 Apr 10:00 AM', 'in_progress'],
    ['2031-04-02T15:30:00Z', 'Wed, 2 Apr 6:00 PM', 'completed'],
    ['2031-04-02T20:00:00Z', 'Wed, 2 Apr 6:00 PM', 'completed'],
    ['2031-04-03T00:30:00Z', 'Thu, 3 Apr 6:00 AM', 'in_progress'],
  ] as const;
  for (const [moment, begun, status] of moments) {
    setClock(new Date(moment));
    const time = openCalendar().current(worker);
    assert.deepEqual([formatStart(time), statusBy('in_progress', time)], [begun, status], moment);
  }
});

test('no worker is on the way to a booking on another day', () => {
  setClock(new Date('2031-04-02T06:00:00Z'));
  const calendar = openCalendar();
  assert.equal(statusBy('on_the_way', calendar.ahead(worker, 0, 2)), 'on_the_way');
  assert.equal(statusBy('on_the_way', calendar.ahead(worker, 1, 2)), 'accepted');
});
