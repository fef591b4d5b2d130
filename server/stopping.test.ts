import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { env } from '#lib/platform/config/env.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { forkServer } from '#e2e/kit/fork-server.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

useTestDatabase();

const entry = join(projectRoot, 'e2e/kit/signalled-server.ts');

const startProcess = async () => {
  const child = fork(entry, [], { env: { ...process.env, HUNAR_TEST_SERVER_URI: env().MONGODB_URI } });
  const ended = once(child, 'exit');
  const first: unknown[] = await Promise.race([once(child, 'message'), ended]);
  const { url } = z.object({ url: z.url() }).parse(first[0]);
  return { child, ended, url };
};

/** The status that came back, or why none did. */
const send = (url: string, agent: Agent): Promise<number | string | undefined> =>
  new Promise((resolve) => {
    const fail = (error: Error): void => resolve(String(error));
    const call = request(`${url}/api/v1/admin/skill-list`, { agent }, (response) => {
      response.on('error', fail);
      response.resume().on('end', () => resolve(response.statusCode));
    });
    call.on('error', fail);
    call.end();
  });

test('SIGTERM under load loses no accepted request and ends the process within 15 s', async () => {
  const { child, ended, url } = await startProcess();
  const { token } = await signIn('customer');
  const file = { field: 'file', bytes: await makeJpeg(), name: 'me.jpg', type: 'image/jpeg' };
  const parts = { file };
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const outcomes: ReturnType<typeof send>[] = [];
  const load = setInterval(() => outcomes.push(send(url, agent)), 20);
  await eventually(() => outcomes.length >= 50);
  // A server that has just started answers its first calls slowly, and what waits here was not accepted yet.
  await Promise.all(outcomes);
  // These take longer than the moment until the signal arrives.
  const uploads = Array.from({ length: 5 }, () =>
    sendCall({ origin: url, call: 'POST /uploads', parts, token }),
  );
  child.kill('SIGTERM');
  const stoppedAt = performance.now();
  // The load balancer learns from /readyz to send requests elsewhere.
  const sentBefore = outcomes.length;
  await eventually(async () => (await fetch(`${url}/readyz`)).status === 503);
  await eventually(() => outcomes.length >= sentBefore + 15);
  clearInterval(load);
  assert.deepEqual(new Set(await Promise.all(outcomes)), new Set([200]));
  for (const answer of await Promise.all(uploads)) assert.equal(answer.status, 201, answer.text);
  const end: unknown[] = await ended;
  agent.destroy();
  assert.equal(end[0], 0);
  assert.ok(performance.now() - stoppedAt < 15_000);
});

test('a server logs in JSON when it has started, is stopping and has stopped', async () => {
  let output = '';
  const server = await forkServer({
    database: testDatabaseName(),
    env: { LOG_LEVEL: 'info' },
    onOutput: (text) => (output += text),
  });
  await server.stop();
  const line = z.looseObject({ msg: z.string(), level: z.literal(30), time: z.iso.datetime() });
  const lines = output
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)));
  assert.deepEqual(
    lines.map(({ msg }) => msg).filter((msg) => msg.startsWith('server ')),
    ['server started', 'server stopping', 'server stopped'],
  );
  assert.equal(lines.find(({ msg }) => msg === 'server started')?.['mode'], 'development');
});
