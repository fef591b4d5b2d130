import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVIDENCE_KEPT_MS } from '#lib/features/people/rules/keep-until.ts';
import { marksKeptSince } from '#lib/features/bookings/rules/late-record.ts';
import { evidenceEnd } from '#lib/features/bookings/rules/no-show-claim.ts';
import { PAUSE_KEPT_MS } from '#lib/features/people/services/steps/pause-account.ts';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { messages } from './catalogue.ts';

const DAY_MS = 86_400_000;

test('people read in every language how long marks of their contacts stay after they leave', () => {
  const days = EVIDENCE_KEPT_MS / DAY_MS;
  assert.equal(evidenceEnd(new Date(0)).getTime() / DAY_MS, days, 'the same for claims and cases');
  assert.equal(marksKeptSince(new Date(0)).getTime() / DAY_MS, -days, 'and for late cancellations');
  assert.equal(PAUSE_KEPT_MS / DAY_MS, days, 'and for pauses');
  for (const locale of locales) assert.ok(messages(locale).leaving.kept.includes(String(days)), locale);
});

// A pause, a year, and referral credit, as docs/words.md has them.
const alsoKept: Record<Locale, readonly string[]> = {
  en: ['pause', 'a year', 'referral credit'],
  hi: ['रोक', 'एक साल', 'रेफ़रल बोनस'],
  kn: ['ತಡೆ', 'ಒಂದು ವರ್ಷ', 'ರೆಫರಲ್ ಕ್ರೆಡಿಟ್'],
  ta: ['நிறுத்த', 'ஒரு வருடம்', 'ரெஃபரல் கிரெடிட்'],
  te: ['నిలుపుదల', 'ఒక సంవత్సరం', 'రెఫరల్ క్రెడిట్'],
};

test('people read in every language that pauses and referral credit keep marks, too', () => {
  for (const locale of locales) {
    const { kept } = messages(locale).leaving;
    assert.deepEqual(
      alsoKept[locale].filter((words) => !kept.includes(words)),
      [],
      locale,
    );
  }
});
