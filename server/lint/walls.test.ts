import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rulesAgainst } from './lint-snippet.ts';
import { rooms } from './rooms.ts';
import { findRoom } from './walls.ts';

const crossings: readonly [wall: string, file: string, code: string][] = [
  ['contracts know only zod', 'lib/contracts/a.ts', `import '#lib/domain/actor.ts';`],
  ['contracts need no Node', 'lib/contracts/a.ts', `import 'node:crypto';`],
  ['calls bring no schema', 'lib/contracts/a.calls.ts', `import { a } from './a.ts';\nexport const b = a;`],
  ['calls bring no zod', 'lib/contracts/a.calls.ts', `import 'zod';`],
  ['domain does no I/O', 'lib/domain/a.ts', `import 'node:fs';`],
  ['domain reads no clock', 'lib/domain/a.ts', `import '#lib/integrations/clock.ts';`],
  ['models know no services', 'models/a.ts', `import '#lib/services/skills/keep-skills.ts';`],
  ['mongoose stays in models', 'lib/services/skills/a.ts', `import 'mongoose';`],
  ['mongoose stays in models, also for the server', 'server/a.ts', `import 'mongoose';`],
  ['services know no HTTP', 'lib/services/skills/a.ts', `import '#lib/http/handle.ts';`],
  ['services know no session', 'lib/services/skills/a.ts', `import '#lib/auth/read-actor.ts';`],
  ['services know no sockets', 'lib/services/skills/a.ts', `import 'socket.io';`],
  ['a use case calls no use case', 'lib/services/a/do-it.ts', `import '#lib/services/b/do-that.ts';`],
  ['not even its neighbour', 'lib/services/a/do-it.ts', `import './do-that.ts';`],
  ['steps call no use case', 'lib/services/steps/a.ts', `import '#lib/services/b/do-that.ts';`],
  ['mappers write nothing', 'lib/services/a/to-b.ts', `import '#lib/services/steps/write-outbox.ts';`],
  ['auth stays below HTTP', 'lib/auth/a.ts', `import '#lib/http/handle.ts';`],
  ['next stays out of auth', 'lib/auth/a.ts', `import 'next/headers';`],
  ['passwords know no Next', 'lib/auth/passwords.ts', `import 'next/headers';`],
  ['tokens ask no database', 'lib/auth/tokens.ts', `import '#models/session.ts';`],
  ['the middleware asks no database', 'lib/auth/page-cookie.ts', `import './read-actor.ts';`],
  ['pages ask for the actor, not for HTTP', 'lib/auth/page-actor.ts', `import '#lib/http/handle.ts';`],
  ['the page cookie asks no database', 'lib/auth/page-cookie.ts', `import '#models/session.ts';`],
  ['integrations know no models', 'lib/integrations/a.ts', `import '#models/user.ts';`],
  ['http knows no models', 'lib/http/a.ts', `import '#models/user.ts';`],
  ['http knows no services', 'lib/http/a.ts', `import '#lib/services/skills/keep-skills.ts';`],
  ['http knows no Next', 'lib/http/a.ts', `import 'next/server';`],
  ['realtime is a port', 'lib/realtime/a.ts', `import 'socket.io';`],
  ['the browser gets no models', 'lib/client/a.ts', `import type { UserRecord } from '#models/user.ts';`],
  ['the browser gets no secrets', 'lib/client/a.ts', `import '#lib/config/env.ts';`],
  ['query keys are plain data', 'lib/client/query-keys.ts', `import '@tanstack/react-query';`],
  ['texts know no services', 'lib/i18n/a.ts', `import '#lib/services/skills/keep-skills.ts';`],
  ['configuration knows nothing', 'lib/config/a.ts', `import '#models/user.ts';`],
  ['addresses are plain data', 'lib/config/paths.ts', `import './env.ts';`],
  ['public settings are plain data', 'lib/config/public-env.ts', `import './env.ts';`],
  ['the connection knows no model', 'models/connection.ts', `import './user.ts';`],
  ['routes read no models', 'app/api/v1/a/route.ts', `import '#models/user.ts';`],
  ['routes know no Next', 'app/api/v1/a/route.ts', `import 'next/server';`],
  ['sign-in pages know no services', 'app/api/auth/a.ts', `import '#lib/services/skills/keep-skills.ts';`],
  ['pages read no models', 'app/a/page.tsx', `import '#models/user.ts';`],
  ['what pages share draws nothing', 'app/find-page-place.ts', `import '#components/ui/button.tsx';`],
  ['screens call no services', 'app/a/list.tsx', `import '#lib/services/skills/keep-skills.ts';`],
  ['primitives know no features', 'components/ui/a.tsx', `import '#components/booking/b.tsx';`],
  ['forms know no features', 'components/form/a.tsx', `import '#components/booking/b.tsx';`],
  ['shells know no features', 'components/layout/a.tsx', `import '#components/booking/b.tsx';`],
  ['features never meet here', 'components/search/a.tsx', `import '../booking/b.tsx';`],
  ['features call no services', 'components/search/a.tsx', `import '#lib/services/a/do-it.ts';`],
  ['the server draws nothing', 'server/a.ts', `import '#components/ui/button.tsx';`],
  ['set-up needs no packages', 'server/scripts/set-up.mjs', `import 'zod';`],
  ['middleware asks no database', 'proxy.ts', `import '#models/connection.ts';`],
  ['test runs draw nothing', 'server/scripts/test/a.ts', `import '#components/ui/button.tsx';`],
  ['figures need no test runner', 'bench/a.ts', `import '@playwright/test';`],
  ['lint knows no product', 'server/lint/a.ts', `import '#models/user.ts';`],
  ['tests draw nothing', 'lib/domain/a.test.ts', `import '#components/ui/button.tsx';`],
  ['the test kit draws nothing', 'server/testing/a.ts', `import '#components/ui/button.tsx';`],
  ['fault runs draw nothing', 'server/scripts/prove-a.ts', `import '#components/ui/button.tsx';`],
  ['factories need no test tools', 'server/testing/factories/a.ts', `import 'fast-check';`],
  ['the demo needs no test tools', 'server/embedded/demo/a.ts', `import '../../testing/mail-server.ts';`],
  ['browser tests use the front door', 'e2e/ui/a.spec.ts', `import '#models/user.ts';`],
  ['an unlisted package', 'lib/services/skills/a.ts', `import 'lodash';`],
  ['an unlisted room', 'lib/services/skills/a.ts', `import '#lib/magic/a.ts';`],
  ['a file without a room', 'lib/magic/a.ts', `export const a = 1;`],
  ['a path known at run time only', 'lib/http/a.ts', `export const load = (path: string) => import(path);`],
  ['a re-export', 'lib/contracts/a.ts', `export * from '#lib/domain/actor.ts';`],
  ['a type by import()', 'lib/contracts/a.ts', `export type A = import('#models/user.ts').UserRecord;`],
  ['a later import', 'lib/domain/a.ts', `export const load = () => import('#models/user.ts');`],
];

const passages: readonly [file: string, code: string][] = [
  ['lib/contracts/a.ts', `import 'zod';`],
  ['lib/contracts/a.calls.ts', `import './call.ts';\nimport type { A } from './a.ts';\nexport type B = A;`],
  ['lib/domain/a.ts', `import '#lib/contracts/role.ts';`],
  ['models/a.ts', `import 'mongoose';\nimport './connection.ts';`],
  ['lib/services/a/do-it.ts', `import './to-it.ts';\nimport '#lib/services/steps/write-outbox.ts';`],
  ['lib/services/a/do-it.ts', `import '#models/connection.ts';\nimport '#lib/auth/passwords.ts';`],
  ['lib/auth/page-actor.ts', `import 'next/headers';`],
  ['lib/http/a.ts', `import '#models/connection.ts';`],
  ['app/api/v1/a/route.ts', `import '#lib/http/route.ts';\nimport '#lib/services/a/do-it.ts';`],
  ['app/a/page.tsx', `import './list.tsx';\nimport '#components/booking/b.tsx';`],
  ['app/a/list.tsx', `import '#components/booking/b.tsx';\nimport '#components/search/c.tsx';`],
  ['components/booking/a.tsx', `import './b.tsx';\nimport '#components/ui/button.tsx';`],
  ['lib/client/a.ts', `import '#lib/contracts/skills.calls.ts';`],
  ['server/a.ts', `import 'socket.io';\nexport const load = (path: string) => import(path);`],
];

describe('walls', () => {
  for (const [wall, file, code] of crossings)
    test(`${wall}: ${file}`, async () => {
      assert.ok((await rulesAgainst({ file, code })).includes('house/walls'));
    });

  for (const [file, code] of passages)
    test(`${file} may: ${code.replaceAll('\n', ' ')}`, async () => {
      assert.deepEqual(await rulesAgainst({ file, code }), []);
    });

  test('every room that a room names exists', () => {
    const known = new Set(['own', ...rooms.map(({ name }) => name)]);
    const named = rooms.flatMap((room) => room.rooms.split(' ').filter(Boolean));
    assert.deepEqual(
      named.filter((name) => !known.has(name.replace(/^type:/, ''))),
      [],
    );
  });

  test('every room has a crossing that is refused', () => {
    const tried = crossings.map(([, path]) => findRoom(path));
    const untried = rooms.filter((room) => !tried.includes(room)).map(({ name }) => name);
    // A classic script cannot import, and data imports nothing.
    assert.deepEqual(untried, ['service-worker', 'docs']);
  });
});
