import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { UserRecord } from '#models/people/user.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { publishCard } from '#e2e/kit/work-cards.ts';
import { readCardPreview } from './card-preview.ts';

useTestDatabase();

const trade = { en: 'Electrician', hi: 'इलेक्ट्रीशियन', kn: 'ಎಲೆಕ್ಟ್ರಿಷಿಯನ್', ta: 'எலக்ட்ரீஷியன்', te: 'ఎలక్ట్రీషియన్' };

let skill: ReturnType<typeof makeSkill> | undefined;

const drawFor = async (fields: Partial<UserRecord> & { locale: Locale }): Promise<Buffer> => {
  const { en: name, ...names } = trade;
  skill ??= makeSkill({ name, names });
  const { _id } = await skill;
  const worker = await makeWorker({ name: 'Ravi Verma', skills: [{ _id, name }], ...fields });
  const path = await publishCard(String(worker._id));
  return Buffer.from((await readCardPreview({ params: { token: path.replace('/card/', '') } })).bytes);
};

/** The pixels of the trades. */
const readTrades = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).extract({ left: 0, top: 340, width: 1200, height: 140 }).greyscale().raw().toBuffer();

test('the picture has the size of a preview, in the worker’s language and script', async () => {
  const rows: Buffer[] = [];
  for (const locale of locales) {
    const picture = await drawFor({ locale });
    const { width, height, format } = await sharp(picture).metadata();
    assert.deepEqual([width, height, format], [1200, 630, 'png'], locale);
    rows.push(await readTrades(picture));
  }
  for (const row of atLeastOne(rows)) assert.equal(rows.filter((other) => other.equals(row)).length, 1);
});

test('the picture shows the first name only, and nothing that the card may add later', async () => {
  const plain = await drawFor({ locale: 'en' });
  assert.ok(plain.equals(await drawFor({ locale: 'en', name: 'Ravi Sharma', phone: '9876500001' })));
  assert.ok(!plain.equals(await drawFor({ locale: 'en', name: 'Mohan Verma' })));
  assert.ok(
    !plain.equals(await drawFor({ locale: 'en', ratingSum: 14, reviewCount: 3 })),
    'a rating is shown',
  );
});

test('an address of no card has no picture', async () => {
  const token = 'A'.repeat(43);
  const isNotFound = (error: unknown): boolean => error instanceof AppError && error.code === 'not_found';
  await assert.rejects(readCardPreview({ params: { token } }), isNotFound);
});
