import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { settingNames } from '#lib/platform/config/env.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { projectRoot } from '../routes.ts';

const papers = globSync(['*.md', 'docs/**/*.md'], { cwd: projectRoot }).map((path) => ({
  path,
  text: readFileSync(join(projectRoot, path), 'utf8'),
}));

const { scripts } = z
  .looseObject({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

for (const { path, text } of atLeastOne(papers))
  describe(path, () => {
    test('links to files that exist', () => {
      const links = [...matches(text, /\]\(([^)#\s]+)[^)]*\)/g), ...matches(text, /src="([^"]+)"/g)];
      const local = links.filter((link) => !/^[a-z]+:/.test(link));
      const dead = local.filter((link) => !existsSync(join(projectRoot, dirname(path), link)));
      assert.deepEqual(dead, []);
    });

    test('names commands that exist', () => {
      const named = matches(text, /`?npm run ([a-z][a-z:-]*)/g);
      assert.deepEqual(
        named.filter((name) => !(name in scripts)),
        [],
      );
    });

    test('names files that exist', () => {
      const named = matches(text, /`((?:app|components|docs|e2e|lib|models|server)\/[\w./()[\]-]+\.\w+)`/g);
      assert.deepEqual(
        named.filter((file) => !existsSync(join(projectRoot, file))),
        [],
      );
    });
  });

// The runner loads these by itself, and nobody imports them.
const notForTests = ['quiet-reporter', 'run-test-files', 'server-process', 'signalled-server', 'strict'];

test('docs/test-kit.md names every file of the test kit', () => {
  const page = papers.find(({ path }) => path === 'docs/test-kit.md')?.text ?? '';
  const kit = globSync('server/testing/{,api/,factories/}*.ts', {
    cwd: projectRoot,
    exclude: ['**/*.test.ts'],
  });
  const names = kit.map((file) => basename(file, '.ts')).filter((name) => !notForTests.includes(name));
  const missing = names.filter((name) => !page.includes(`| \`${name}\``));
  assert.deepEqual(missing, [], 'add a row for each in docs/test-kit.md');
});

test('the README explains every setting', () => {
  const readme = papers.find(({ path }) => path === 'README.md')?.text ?? '';
  assert.deepEqual(
    settingNames.filter((name) => !readme.includes(`\`${name}\``)),
    [],
  );
});

interface Limit {
  paper: string;
  /** What the paper says. */
  says: string;
  /** Where the code has it, and how. */
  file: string;
  code: string;
}

const at = (file: string, ...pairs: readonly (readonly [says: string, code: string])[]): Limit[] =>
  pairs.map(([says, code]) => ({ paper: 'docs/threats.md', file, says, code }));
const of = (paper: string, limits: Limit[]): Limit[] => limits.map((limit) => ({ ...limit, paper }));

// Whoever changes one of these in the code changes the sentence as well, and this row.
const limits: readonly Limit[] = [
  ...at(
    'lib/features/accounts/services/steps/take-of-day.ts',
    ['the phones of 30 distinct workers a day', 'phone: 30,'],
    ['begins 20 conversations and asks 10 times a day', 'conversation: 20, request: 10,'],
  ),
  ...at('lib/features/admin/services/reports.ts', ['until 180 days after it is closed', '180 * 86_400_000']),
  ...at(
    'lib/features/accounts/services/steps/guard-sign-in.ts',
    ['Five slow that pair, longer and longer', `'signInQuarter', points: 5, seconds: 15 * MINUTE,`],
    ['fifty a day from strangers', `'signInStrangers', points: 50, seconds: DAY,`],
  ),
  ...at(
    'lib/features/accounts/services/passwords.ts',
    ['three reset links an hour', `'resetMailHour', points: 3, seconds: HOUR,`],
    ['and ten a day, a known device', `'resetMailDay', points: 10, seconds: 24 * HOUR,`],
  ),
  ...at(
    'lib/features/accounts/services/steps/ask-email-proof.ts',
    ['three an hour and ten a day for each mailbox', `'proofMailHour', points: 3, seconds: HOUR,`],
    ['three an hour and ten a day for each mailbox', `'proofMailDay', points: 10, seconds: 24 * HOUR,`],
  ),
  ...at('lib/features/accounts/auth/passwords.ts', ['(19 MiB, 2 passes)', 'memory: 19_456, passes: 2,']),
  ...at(
    'server/index.ts',
    ['(10 s for headers, 20 s for a request)', 'headersTimeout: 10_000,'],
    ['(10 s for headers, 20 s for a request)', 'requestTimeout: 20_000,'],
  ),
  ...at('server/socket/open-socket.ts', ['counted (20 a second)', 'EVENTS_PER_SECOND = 20;']),
  ...at('server/socket/create-io.ts', ['limited to 16 kB', 'maxHttpBufferSize: 16_384,']),
  ...at(
    'lib/platform/contract/rate-class.ts',
    ['limited to 60 messages a minute with bursts of 10', 'burst: { points: 10, seconds: 10 },'],
    ['marking as read to 120 calls a minute', 'mark: { points: 120, seconds: 60,'],
  ),
  ...at(
    'lib/features/bookings/rules/booking-transitions.ts',
    ['sets out from three hours', `notBefore: { edge: 'start', minutes: -180 }`],
    ['arrives from 90 minutes before the start', `notBefore: { edge: 'start', minutes: -90 }`],
    ['at most three times a booking', 'MOST_TAKEN_BACK = 3;'],
  ),
  ...at('lib/features/bookings/rules/no-show-claim.ts', ['48 hours pass', 'ANSWER_MS = 48 * 3_600_000;']),
  ...at(
    'lib/features/bookings/rules/booking-deadlines.ts',
    ['two waking hours (7 AM–10 PM in India)', 'WAKING_HOURS = { from: 7, to: 22 }'],
    ['at the latest until an hour before the start', 'BEFORE_START_MINUTES = 60;'],
    ['under half an hour is neither offered nor booked', 'LEAST_WAIT_MINUTES = 30;'],
  ),
  ...at('lib/features/bookings/rules/day-slots.ts', ['at most 90 days ahead', 'MOST_DAYS_AHEAD = 90;']),
  ...at('lib/features/bookings/rules/cancellation.ts', ['The ten free minutes', 'FREE_MINUTES = 10;']),
  ...at('lib/features/bookings/services/steps/plan-time.ts', ['eight open hours', '8 * 3_600_000;']),
  ...at('lib/features/bookings/services/create-booking.ts', [
    'At most five requests',
    'MOST_OPEN_REQUESTS = 5;',
  ]),
  ...at('lib/features/bookings/rules/counted-jobs.ts', ['below ₹100 count', 'LEAST_COUNTED_PAISE = 10_000;']),
  ...at('lib/features/referrals/contracts/referral-code.ts', ['a job of ₹200 or more', 'jobPaise: 20_000,']),
  ...of('docs/decisions/071-push.md', [
    ...at('lib/features/messages/rules/may-write.ts', ['Four seconds after', 'FOLLOW_UP_MS = 4000;']),
    ...at('lib/features/notifications/services/push-tokens.ts', ['Five a person', 'MOST_DEVICES = 5;']),
    ...at('models/accounts/push-token.ts', ['two months without a word', 'expireAfterSeconds: 60 * 86_400']),
  ]),
  ...of('docs/decisions/052-search-screen.md', [
    ...at('lib/features/search/rules/search-query.ts', ['`asTyped`', `params.set('asTyped', 'true')`]),
    ...at('lib/features/accounts/services/steps/take-of-day.ts', ['thirty phones a day', 'phone: 30,']),
    ...at('app/(public)/search/use-search.ts', ['asks for no worker (`limit=0`)', "limit: '0'"]),
  ]),
  ...of(
    'docs/architecture.md',
    at('lib/platform/contract/rate-class.ts', ['60 a minute, 10 at once', 'points: 60,']),
  ),
];

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('limits that papers name', () => {
  for (const { paper, says, file, code } of atLeastOne(limits))
    test(`${paper} says “${says}” as ${file} has it`, () => {
      const read = (path: string): string => squeeze(readFileSync(join(projectRoot, path), 'utf8'));
      assert.ok(read(file).includes(code), `${file} no longer says ${code}: correct ${paper}, “${says}”`);
      assert.ok(
        read(paper).includes(says),
        `${paper} no longer says “${says}”, which ${file} has as ${code}`,
      );
    });
});
