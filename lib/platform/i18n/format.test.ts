import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '#lib/platform/contract/locale.ts';
import {
  formatBytes,
  formatKilometres,
  formatMoney,
  formatMonth,
  formatNumber,
  formatWeekdayInitial,
} from './format.ts';
import { formatDate, formatDay, formatTime } from './format-moment.ts';
import { plural } from './plural.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';

const lateEvening = new Date('2026-11-27T20:05:00Z');

test('money is shown in rupees with Indian grouping, with paise only if there are any', () => {
  assert.equal(formatMoney(125_000), '₹1,250');
  assert.equal(formatMoney(12_345_678_50), '₹1,23,45,678.50');
});

test('distances are rounded to a tenth of a kilometre, and those below one show as 1', () => {
  assert.deepEqual([0, 0.9, 1, 2.44, 12].map(formatKilometres), ['1', '1', '1', '2.4', '12']);
});

test('numbers have Indian grouping', () => {
  assert.equal(formatNumber(1_234_567), '12,34,567');
});

test('numbers, amounts and plural forms match those of Intl', () => {
  const money = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const plain = new Intl.NumberFormat('en-IN');
  const some = [0, 1, 2, 9, 10, 99, 100, 101, 999, 1000, 12_345, 99_999, 100_000, 1_234_567, 987_654_321];
  const owed = some.slice(1).map((value) => -value);
  assertEach([...some, ...owed], (value) => formatMoney(value) === money.format(value / 100), 'money');
  assertEach([...some, ...owed], (value) => formatNumber(value) === plain.format(value), 'numbers');
  const tenths = some.map((value) => value / 10);
  assertEach(tenths, (value) => formatNumber(value) === plain.format(value), 'tenths');
  const text = { one: 'one', other: 'other' };
  for (const locale of locales) {
    const rules = new Intl.PluralRules(locale);
    for (const count of some) assert.equal(plural({ locale, count, text }), rules.select(count), locale);
  }
});

test('file sizes use 1,024 like the upload limits', () => {
  assert.deepEqual(
    [0, 180 * 1024, 10 * 1024 * 1024].map((bytes) => formatBytes(bytes)),
    ['0 kB', '180 kB', '10 MB'],
  );
  assert.equal(formatBytes(2.5 * 1024 * 1024), '2.5 MB');
});

test('digits are 0–9 in every language', () => {
  for (const locale of locales) assert.match(formatTime(locale, lateEvening), /1:35/, locale);
});

test('days and times are shown in Indian time in any time zone', () => {
  assert.equal(formatDay('en', lateEvening), 'Sat, 28 Nov');
  assert.equal(formatTime('en', lateEvening), '1:35 AM');
});

test('the day comes before the month in every language, without a cut month that is another word', () => {
  const september = new Date('2026-09-12T20:05:00Z');
  const written = { en: 'Sept', hi: 'सितंबर', kn: 'ಸೆಪ್ಟೆಂಬರ್', ta: 'செப்', te: 'సెప్టెంబర్' };
  const weekdays = { en: 'Sun', hi: 'रवि', kn: 'ಭಾನು', ta: 'ஞாயிறு', te: 'ఆది' };
  for (const locale of locales) {
    assert.equal(formatDay(locale, september), `${weekdays[locale]}, 13 ${written[locale]}`);
    assert.equal(formatDate(locale, september), `13 ${written[locale]} 2026`);
  }
});

test('the months of a day strip are whole in Hindi', () => {
  const days = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-15`);
  const months = days.map((day) => formatMonth('hi', day));
  assertEach(months, (month) => !month.includes('॰'), months.join(' '));
  assert.equal(months[8], 'सितंबर');
  assert.equal(formatMonth('en', '2026-11-28'), 'Nov');
});

test('the seven weekday initials of a language are all different', () => {
  const week = ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`);
  for (const locale of locales) {
    const names = week.map((day) => formatWeekdayInitial(locale, day));
    assert.equal(new Set(names).size, 7, names.join(' '));
    assertEach(names, (name) => name.length <= 3, names.join(' '));
  }
});

test('a counted text takes the plural form of its number', () => {
  const text = { one: '{count} worker', other: '{count} workers' };
  const counted = (count: number) => plural({ locale: 'en', count, text });
  assert.deepEqual([0, 1, 2, 1200].map(counted), ['0 workers', '1 worker', '2 workers', '1,200 workers']);
  assert.equal(plural({ locale: 'hi', count: 0, text }), '0 worker');
});
