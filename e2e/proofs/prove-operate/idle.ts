import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { ThreeMongods } from '#e2e/kit/three-mongods.ts';
import { recordMax, recordMin } from '../prove-figures.ts';
import { startServers } from './servers.ts';

const REST_MS = 10_000;
const PROBES = 400;
const DEEP_PROBES = 20;

const commandCounts = z.looseObject({
  metrics: z.looseObject({ commands: z.record(z.string(), z.unknown()) }),
});
const counted = z.looseObject({ total: z.coerce.number() });

/** Two idle servers behind the proxy, which asks both each second whether they are ready. */
export const proveIdle = async (mongods: ThreeMongods): Promise<void> => {
  const servers = await startServers();
  const primary = await mongods.openPrimary();
  const readCounts = async (): Promise<Map<string, number>> => {
    const { metrics } = commandCounts.parse(await primary.db('admin').command({ serverStatus: 1 }));
    return new Map(
      Object.entries(metrics.commands).map(([name, value]) => [
        name,
        counted.safeParse(value).data?.total ?? 0,
      ]),
    );
  };
  /** The commands during some work: of one name, or all. */
  const countDuring = async (work: () => Promise<unknown>) => {
    const before = await readCounts();
    await work();
    const after = await readCounts();
    const of = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    return { of, all: [...after.keys()].reduce((sum, name) => sum + of(name), 0) };
  };
  const probe = async (path: string, times: number): Promise<void> => {
    for (let count = 0; count < times; count += 1) await fetch(`${servers.urls[count % 2]}${path}`);
  };
  const rest = await countDuring(() => wait(REST_MS));
  const asked = await countDuring(() => Promise.all([wait(REST_MS), probe('/readyz', PROBES)]));
  const deep = await countDuring(() => probe('/readyz?deep', DEEP_PROBES));
  await primary.close();
  await servers.stop();
  recordMax('R14 idle: looks at indexes in ten seconds of probes', rest.of('listIndexes'), 0);
  recordMax('R14 idle: commands that a further probe adds', Math.max(0, asked.all - rest.all) / PROBES, 0.1);
  recordMin('R14 idle control: looks at indexes by probes that go deep', deep.of('listIndexes'), DEEP_PROBES);
};
