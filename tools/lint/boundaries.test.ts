import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { listImports, readImportGraph } from './import-graph.ts';
import { rulesAgainst } from './lint-snippet.ts';
import { featureOrder } from './feature-order.ts';
import { places } from './places.ts';
import { findFault, findPlace } from './boundaries.ts';

const root = join(import.meta.dirname, '../..');

// Features by their rank: bookings stand below reviews and messages, above people and money.
const own = 'lib/features/bookings';

const crossings: readonly [boundary: string, file: string, code: string][] = [
  ['contracts know no rules', `${own}/contracts/a.ts`, `import '../rules/b.ts';`],
  ['contracts need no Node', `${own}/contracts/a.ts`, `import 'node:crypto';`],
  ['rules do no I/O', `${own}/rules/a.ts`, `import 'node:fs';`],
  ['rules read no database', `${own}/rules/a.ts`, `import '#models/bookings/booking.ts';`],
  ['rules know no words', `${own}/rules/a.ts`, `import '../texts/bookings.en.ts';`],
  ['texts know no services', `${own}/texts/a.ts`, `import '../services/create-booking.ts';`],
  ['models know no services', 'models/bookings/a.ts', `import '#lib/features/bookings/services/do-it.ts';`],
  ['mongoose stays in models', `${own}/services/a.ts`, `import 'mongoose';`],
  ['mongoose stays in models, also for the server', 'server/a.ts', `import 'mongoose';`],
  ['services know no HTTP', `${own}/services/a.ts`, `import '#lib/platform/http/handle.ts';`],
  ['services know no wiring', `${own}/services/a.ts`, `import '#lib/wiring/http.ts';`],
  ['services know no browser', `${own}/services/a.ts`, `import '#lib/platform/browser/api.ts';`],
  ['services know no sockets', `${own}/services/a.ts`, `import 'socket.io';`],
  ['a use case calls no use case', `${own}/services/do-it.ts`, `import './do-that.ts';`],
  [
    'a use case calls no use case of a lower feature',
    `${own}/services/do-it.ts`,
    `import '#lib/features/people/services/do-that.ts';`,
  ],
  ['steps call no use case', `${own}/services/steps/a.ts`, `import '../do-that.ts';`],
  ['mappers write nothing', `${own}/services/to-b.ts`, `import '#lib/platform/outbox/write-outbox.ts';`],
  ['auth stays below HTTP', 'lib/features/accounts/auth/a.ts', `import '#lib/platform/http/handle.ts';`],
  ['next stays out of auth', 'lib/features/accounts/auth/a.ts', `import 'next/headers';`],
  [
    'pages ask for the actor, not for HTTP',
    'lib/features/accounts/auth/page-actor.ts',
    `import '#lib/platform/http/handle.ts';`,
  ],
  ['the browser gets no models', `${own}/client/a.ts`, `import type { A } from '#models/people/user.ts';`],
  ['the browser gets no secrets', `${own}/client/a.ts`, `import '#lib/platform/config/env.ts';`],
  ['bookings know no reviews', `${own}/rules/a.ts`, `import '#lib/features/reviews/rules/b.ts';`],
  [
    'bookings know no types of reviews',
    `${own}/contracts/a.ts`,
    `import type { A } from '#lib/features/reviews/contracts/b.ts';`,
  ],
  ['bookings know no records of reviews', 'models/bookings/a.ts', `import '#models/reviews/review.ts';`],
  [
    'bookings know no components of reviews',
    'components/bookings/a.tsx',
    `import '#components/reviews/b.tsx';`,
  ],
  [
    'features of one line know nothing of each other',
    'lib/features/agency/rules/a.ts',
    `import '#lib/features/reviews/rules/b.ts';`,
  ],
  ['a feature that no order names', 'lib/features/magic/rules/a.ts', `export const a = 1;`],
  ['the platform knows no feature', 'lib/platform/http/a.ts', `import '#lib/features/people/rules/b.ts';`],
  ['the platform knows no wiring', 'lib/platform/contract/a.ts', `import '#lib/wiring/events.ts';`],
  [
    'the contract of the platform knows no configuration',
    'lib/platform/contract/a.ts',
    `import '#lib/platform/config/env.ts';`,
  ],
  ['realtime is a port', 'lib/platform/realtime/a.ts', `import 'socket.io';`],
  ['addresses are plain data', 'lib/platform/navigation/paths.ts', `import '#lib/platform/config/env.ts';`],
  ['configuration reads no database', 'lib/platform/config/a.ts', `import '#models/connection.ts';`],
  ['text is pure', 'lib/platform/text/a.ts', `import 'node:fs';`],
  ['paging is pure', 'lib/platform/paging/a.ts', `import 'node:fs';`],
  ['concurrency knows no database', 'lib/platform/concurrency/a.ts', `import '#models/connection.ts';`],
  ['time asks no database', 'lib/platform/time/a.ts', `import '#models/connection.ts';`],
  ['formatters ask no database', 'lib/platform/i18n/a.ts', `import '#models/connection.ts';`],
  ['the log asks no database', 'lib/platform/observability/a.ts', `import '#models/connection.ts';`],
  ['limits know no HTTP', 'lib/platform/limits/a.ts', `import '#lib/platform/http/handle.ts';`],
  ['flags know no feature', 'lib/platform/flags/a.ts', `import '#models/people/user.ts';`],
  ['the outbox sends nothing itself', 'lib/platform/outbox/a.ts', `import 'nodemailer';`],
  ['numbers are drawn, not sent', 'lib/platform/numbers/a.ts', `import '#lib/platform/http/handle.ts';`],
  ['adapters know no feature', 'lib/platform/integrations/a.ts', `import '#models/people/user.ts';`],
  ['idempotency knows no HTTP', 'lib/platform/idempotency/a.ts', `import '#lib/platform/http/handle.ts';`],
  ['pictures know no feature', 'lib/platform/images/a.ts', `import '#models/people/user.ts';`],
  ['the audit knows no feature', 'lib/platform/audit/a.ts', `import '#models/people/user.ts';`],
  ['the description knows no HTTP', 'lib/platform/openapi/a.ts', `import '#lib/platform/http/handle.ts';`],
  [
    'the client of the API is told no secrets',
    'lib/platform/browser/a.ts',
    `import '#lib/platform/config/env.ts';`,
  ],
  ['the base of models knows no feature', 'models/define-model.ts', `import './people/user.ts';`],
  [
    'wiring joins features and does no work',
    'lib/wiring/a.ts',
    `import '#lib/features/people/services/b.ts';`,
  ],
  ['private views read no models', 'lib/wiring/private-views.ts', `import '#models/people/user.ts';`],
  ['routes read no models', 'app/api/v1/a/route.ts', `import '#models/people/user.ts';`],
  ['routes know no Next', 'app/api/v1/a/route.ts', `import 'next/server';`],
  ['sign-in pages know no services', 'app/api/auth/a.ts', `import '#lib/features/people/services/b.ts';`],
  ['pages read no models', 'app/a/page.tsx', `import '#models/people/user.ts';`],
  ['what pages share draws nothing', 'app/_request/a.ts', `import '#components/ui/button.tsx';`],
  ['primitives know no features', 'components/ui/a.tsx', `import '#components/bookings/b.tsx';`],
  ['forms know no features', 'components/form/a.tsx', `import '#components/bookings/b.tsx';`],
  ['parts of any page know no features', 'components/page/a.tsx', `import '#components/bookings/b.tsx';`],
  ['the frame calls no services', 'components/shell/a.tsx', `import '#lib/features/people/services/b.ts';`],
  ['widgets call no services', 'components/bookings/a.tsx', `import '#lib/features/people/services/b.ts';`],
  ['the server draws nothing', 'server/a.ts', `import '#components/ui/button.tsx';`],
  [
    'what features ask of each other calls no server',
    'lib/wiring/browser/a.ts',
    `import '#models/people/user.ts';`,
  ],
  ['the terminal knows no feature', 'lib/platform/terminal/a.ts', `import '#models/people/user.ts';`],
  ['set-up needs no packages', 'tools/set-up.mjs', `import 'zod';`],
  ['middleware asks no database', 'middleware.ts', `import '#models/connection.ts';`],
  ['instrumentation asks no database', 'instrumentation.ts', `import '#models/connection.ts';`],
  ['figures need no test runner', 'bench/a.ts', `import '@playwright/test';`],
  ['lint knows no product', 'tools/lint/a.ts', `import '#models/people/user.ts';`],
  ['tests draw nothing', `${own}/rules/a.test.ts`, `import '#components/ui/button.tsx';`],
  ['the test kit draws nothing', 'e2e/kit/a.ts', `import '#components/ui/button.tsx';`],
  ['fault runs draw nothing', 'e2e/proofs/prove-a.ts', `import '#components/ui/button.tsx';`],
  ['test runs draw nothing', 'tools/test/a.ts', `import '#components/ui/button.tsx';`],
  ['factories need no test tools', 'e2e/kit/factories/a.ts', `import 'fast-check';`],
  ['the demo needs no test tools', 'server/embedded/demo/a.ts', `import '#e2e/kit/mail-server.ts';`],
  ['browser tests use the front door', 'e2e/ui/a.spec.ts', `import '#models/people/user.ts';`],
  ['an unlisted package', `${own}/services/a.ts`, `import 'lodash';`],
  ['an unlisted place', `${own}/services/a.ts`, `import '#lib/magic/a.ts';`],
  ['a file without a place', 'lib/magic/a.ts', `export const a = 1;`],
  [
    'a path known at run time only',
    'lib/platform/http/a.ts',
    `export const load = (path: string) => import(path);`,
  ],
  ['a re-export', `${own}/contracts/a.ts`, `export * from '../rules/b.ts';`],
  [
    'a type by import()',
    `${own}/contracts/a.ts`,
    `export type A = import('#models/people/user.ts').UserRecord;`,
  ],
  ['a later import', `${own}/rules/a.ts`, `export const load = () => import('#models/people/user.ts');`],
];

const passages: readonly [file: string, code: string][] = [
  [`${own}/contracts/a.ts`, `import 'zod';\nimport '#lib/features/people/contracts/b.ts';`],
  ['lib/wiring/a.ts', `import type * as a from '#lib/platform/images/a.ts';\nexport type A = typeof a;`],
  [`${own}/rules/a.ts`, `import '../contracts/b.ts';\nimport '#lib/platform/time/india-day.ts';`],
  ['models/bookings/a.ts', `import 'mongoose';\nimport '#models/people/user.ts';`],
  [`${own}/services/do-it.ts`, `import './to-it.ts';\nimport './steps/a.ts';`],
  [`${own}/services/do-it.ts`, `import '#models/connection.ts';\nimport '#models/people/user.ts';`],
  ['lib/features/accounts/auth/page-actor.ts', `import 'next/headers';`],
  ['lib/platform/http/a.ts', `import '#models/connection.ts';`],
  ['app/api/v1/a/route.ts', `import '#lib/wiring/http.ts';\nimport '#lib/features/people/services/a.ts';`],
  ['app/a/page.tsx', `import './list.tsx';\nimport '#components/bookings/b.tsx';`],
  ['components/reviews/a.tsx', `import '#components/bookings/b.tsx';\nimport '#components/ui/button.tsx';`],
  [`${own}/client/a.ts`, `import type { A } from '../contracts/b.ts';\nexport type B = A;`],
  ['server/a.ts', `import 'socket.io';\nexport const load = (path: string) => import(path);`],
];

describe('boundaries', () => {
  for (const [boundary, file, code] of crossings)
    test(`lint refuses an import of ${file}: ${boundary}`, async () => {
      assert.ok((await rulesAgainst({ file, code })).includes('hunar/boundaries'));
    });

  for (const [file, code] of passages)
    test(`lint allows ${file} to contain ${code.replaceAll('\n', ' ')}`, async () => {
      assert.deepEqual(await rulesAgainst({ file, code }), []);
    });

  test('every place named in a rule exists', () => {
    const known = new Set(['own', ...places.map(({ name }) => name)]);
    const named = places.flatMap((place) => place.places.split(' ').filter(Boolean));
    assert.deepEqual(
      named.filter((name) => !known.has(name.replace(/^type:/, ''))),
      [],
    );
  });

  test('every place has an example of a refused import', () => {
    const tried = crossings.map(([, path]) => findPlace(path));
    const untried = places.filter((place) => !tried.includes(place)).map(({ name }) => name);
    // A classic script cannot import, and data imports nothing.
    assert.deepEqual(untried, ['service-worker', 'docs']);
  });

  test('the feature order names every feature once, and no empty one', () => {
    const features = globSync('lib/features/*', { cwd: root }).map((path) => path.split('/').at(-1));
    assert.deepEqual(featureOrder.flat().toSorted(), features.toSorted());
  });

  test('no source file imports a higher feature', () => {
    const imports = [...readImportGraph({ countsTypes: true })].flatMap(([importer, files]) =>
      files.map((file) => ({ importer, specifier: `#${file}`, isType: true })),
    );
    const isUpward = (fault: string): boolean => fault.startsWith('The feature of');
    assert.deepEqual(imports.flatMap((one) => findFault(one) ?? []).filter(isUpward), []);
  });

  test('every place holds a file', () => {
    const files = [...readImportGraph().keys(), 'public/sw.js', 'docs/openapi.json'];
    const held = new Set(files.map(findPlace));
    assert.deepEqual(
      places.filter((place) => !held.has(place)).map(({ name }) => name),
      [],
    );
  });

  // A boundary for a file that no longer exists guards nothing.
  test('every file named by an example exists, except those named by one letter', () => {
    const examples = [...crossings.map(([, ...example]) => example), ...passages];
    const named = examples.flatMap(([file, code]) => [file, ...listImports(file, code)]);
    const isMadeUp = (file: string): boolean =>
      /(^|\/)(a|b|do-it|do-that|to-b|to-it|prove-a|doIt|magic)[/.]/.test(file);
    const absent = named.filter((file) => !isMadeUp(file) && !existsSync(join(root, file)));
    assert.deepEqual(absent, []);
  });
});
