import { z } from 'zod';
import { areHeld, say } from '../figures.ts';
import { findMongod } from '../find-mongod.ts';
import { keepResult } from '../keep-result.ts';
import { startChild } from '../start-child.ts';
import { compareSearch, compareSkills } from './compare-calls.ts';

const searching = z.object({ search: z.string() });
const serving = searching.extend({ skills: z.string(), token: z.string().optional() });

const database = await findMongod('bench_api');
const started: { stop(): Promise<void> }[] = [database];
const start = async <Ready extends object>(file: string, ready: z.ZodType<Ready>) => {
  const child = await startChild({ file, ready, env: { HUNAR_TEST_MONGODB_URI: database.uri } });
  started.unshift(child);
  return child.ready;
};

try {
  // The others read what the first one writes.
  const hunar = await start('api/hunar.ts', serving);
  const bare = await start('api/bare.ts', serving);
  const payload = await start('payload/serve.js', searching);
  const servers = { hunar, bare, payload };
  const figures = [...(await compareSkills(servers)), ...(await compareSearch(servers))];
  figures.forEach(say);
  keepResult({ command: 'bench:api', figures });
  process.exitCode = areHeld(figures) ? 0 : 1;
} finally {
  for (const { stop } of started) await stop();
}
