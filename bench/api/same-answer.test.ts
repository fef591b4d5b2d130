import { test } from 'node:test';
import { z } from 'zod';
import { findMongod } from '../find-mongod.ts';
import { startChild } from '../start-child.ts';
import { assertSameBytes } from './same-answer.ts';

const serving = z.object({ skills: z.string(), search: z.string(), token: z.string().optional() });

test(
  'the server that the product is compared with answers the same bytes',
  { timeout: 300_000 },
  async (t) => {
    const mongod = await findMongod(`bench_same_answer_${process.pid}`);
    const stops = [mongod.stop];
    t.after(async () => {
      for (const stop of stops.toReversed()) await stop();
    });
    const start = async (file: string) => {
      const child = await startChild({ file, ready: serving, env: { HUNAR_TEST_MONGODB_URI: mongod.uri } });
      stops.push(child.stop);
      return child.ready;
    };
    const hunar = await start('api/hunar.ts');
    const bare = await start('api/bare.ts');
    for (const call of ['skills', 'search'] as const)
      await assertSameBytes([
        { url: bare[call] },
        { url: hunar[call] },
        { url: hunar[call], token: hunar.token },
      ]);
  },
);
