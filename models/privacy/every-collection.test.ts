import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';

/** Collections that export and deletion leave out, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  audit: 'the record of the office, in codes and ids; its notes are personal data',
  bookingClaims: 'ids and times only; the booking is personal data',
  dayShares: 'keyed hashes for two days',
  dayFigures: 'counts without people',
  evidence: 'belongs to its case and is deleted with it',
  featureFlags: 'switches; the admin by id, as in the audit',
  fraudSigns: 'counts of bookings and reviews, which are exported; about two people; kept for 180 days',
  geocodes: 'places without people',
  mailTrust: 'keyed hashes for thirty days',
  migrations: 'no people',
  missedWords: 'words without people',
  newcomers: 'keyed hashes, so that a person who returns is no newcomer',
  presence: 'deleted when the connection ends',
  presenceNodes: 'servers',
  pushKeys: 'no people',
  rateLimits: 'keyed hashes for minutes',
  referralCredits: 'keyed hashes, so that a friend earns one credit',
  schedules: 'no people',
  sharedDevices: 'keyed hashes for ninety days, so that deleting an account hides no sign of fraud',
  skills: 'no people',
  smsDrops: 'counts without people',
  switchedOff: 'cities and trades; the admin by id, as in the audit',
  utrs: 'keyed hashes, so that one bank payment counts once',
  webhookAttempts: 'ids of bookings and tickets, for thirty days',
  webhooks: 'receivers; the admin by id, as in the audit',
  workTypes: 'no people',
};

const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: projectRoot, exclude: ['**/*.test.ts'] }).map((file) =>
    readFileSync(join(projectRoot, file), 'utf8'),
  );

const collectionsIn = (sources: readonly string[]): string[] =>
  sources.flatMap((source) =>
    [...source.matchAll(/\bcollection(?:: | = |(?:<[^\n]*>)?\()'(\w+)'/g)].map(([, name = '']) => name),
  );

const collections = new Set(collectionsIn(read('models/!(privacy)/**/*.ts')));
const erased = new Set(collectionsIn(read('models/privacy/*.ts')));

test('every collection is exported and erased with an account, or left out for a reason', () => {
  const forgotten = atLeastOne([...collections]).filter(
    (name) => !erased.has(name) && leftOut[name] === undefined,
  );
  assert.deepEqual(forgotten, [], 'add a line in models/privacy/all-personal-data.ts');
});

test('every collection that is left out exists and is not erased', () => {
  const wrong = Object.keys(leftOut).filter((name) => !collections.has(name) || erased.has(name));
  assert.deepEqual(wrong, []);
});
