import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVIDENCE_KEPT_MS } from '#lib/features/people/rules/keep-until.ts';
import { marksKeptSince } from '#lib/features/bookings/rules/late-record.ts';
import { evidenceEnd } from '#lib/features/bookings/rules/no-show-claim.ts';
import { locales } from '#lib/platform/contract/locale.ts';
import { messages } from './catalogue.ts';

const DAY_MS = 86_400_000;

test('people read in every language how long marks of their contacts stay after they leave', () => {
  const days = EVIDENCE_KEPT_MS / DAY_MS;
  assert.equal(evidenceEnd(new Date(0)).getTime() / DAY_MS, days, 'the same for claims and cases');
  assert.equal(marksKeptSince(new Date(0)).getTime() / DAY_MS, -days, 'and for late cancellations');
  for (const locale of locales) assert.ok(messages(locale).leaving.kept.includes(String(days)), locale);
});
