import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordMoneyEvent } from '#lib/features/money/texts/word-money-news.ts';
import { wordBookingNews } from './word-booking-news.ts';

const booking = {
  ...{ news: 'accepted' as const, number: 'HN-1', name: 'Ramesh', startsAt: '2026-11-27T08:30:00.000Z' },
  ...{ service: 'Fan installation', serviceTitles: { hi: 'पंखा लगाना' } },
};

test('notifications name the service in the reader’s language, and in English without a translation', () => {
  const inBody = (locale: 'en' | 'hi' | 'ta') => wordBookingNews(booking, locale).body;
  assert.match(inBody('hi'), /पंखा लगाना/);
  assert.match(inBody('en'), /Fan installation/);
  assert.match(inBody('ta'), /Fan installation/);
});

test('rows of earlier releases, without translations, keep the English name', () => {
  const { serviceTitles, ...earlier } = booking;
  assert.deepEqual(Object.keys(serviceTitles), ['hi']);
  assert.match(wordBookingNews(earlier, 'hi').body, /Fan installation/);
  const money = { news: 'fee_due' as const, amountPaise: 7450, reason: '', name: 'Ramesh', number: 'HN-1' };
  const { title, body } = wordMoneyEvent({ ...money, service: 'Fan installation', serviceTitles }, 'hi');
  assert.match(`${title} ${body}`, /पंखा लगाना/);
});
