import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarEntry } from './calendar-entry.ts';

const entry = calendarEntry({
  uid: 'b1@hunar',
  startsAt: new Date('2026-11-24T04:30:00.000Z'),
  endsAt: new Date('2026-11-24T06:30:00.000Z'),
  title: 'बिजली का काम: पंखा, लाइट; और स्विच – सब कुछ एक ही दिन में ठीक करना है',
  place: '12 Park Road, Lucknow',
  note: 'Ring twice\nThen wait',
  url: 'https://hunar.example/bookings/b1',
  at: new Date('2026-11-21T10:00:00.000Z'),
});

test('times are written in UTC, and special characters are escaped', () => {
  assert.match(entry, /\r\nDTSTART:20261124T043000Z\r\nDTEND:20261124T063000Z\r\n/);
  assert.ok(entry.includes(String.raw`LOCATION:12 Park Road\, Lucknow`));
  assert.ok(entry.includes(String.raw`DESCRIPTION:Ring twice\nThen wait`));
});

test('long lines are folded at 75 bytes without loss', () => {
  for (const line of entry.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  const whole = entry.replaceAll('\r\n ', '');
  assert.ok(whole.includes(String.raw`पंखा\, लाइट\; और स्विच – सब कुछ एक ही दिन में ठीक करना है`));
});
