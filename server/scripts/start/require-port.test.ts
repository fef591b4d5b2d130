import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { freePort } from '#server/embedded/ports.ts';
import { listen } from '../../listen.ts';
import { requirePort } from './require-port.ts';

const envWith = (ports: { PORT: number; METRICS_PORT: number }) =>
  testEnv({ HOST: '127.0.0.1', PORT: String(ports.PORT), METRICS_PORT: String(ports.METRICS_PORT) });

test('a server starts only when both of its ports are free, and its refusal names the other one', async () => {
  const [PORT, METRICS_PORT] = [await freePort(), await freePort()];
  const env = envWith({ PORT, METRICS_PORT });
  await requirePort(env);
  await requirePort(env);

  const other = createServer();
  await listen(other, { ...env, PORT: METRICS_PORT });
  try {
    await assert.rejects(
      requirePort(env),
      new SetUpError(`METRICS_PORT=${METRICS_PORT} is in use or may not be opened: choose another.`),
    );
    await assert.rejects(
      requirePort(envWith({ PORT: METRICS_PORT, METRICS_PORT: PORT })),
      new SetUpError(
        `Port ${METRICS_PORT} is in use: stop what uses it, or choose another with PORT=${METRICS_PORT + 1}.`,
      ),
    );
  } finally {
    other.close();
  }
});

test('a server does not start with one port for both', async () => {
  const port = await freePort();
  await assert.rejects(requirePort(envWith({ PORT: port, METRICS_PORT: port })), /^Error: METRICS_PORT=/);
});
