import { z } from 'zod';

/** What a process has used so far. */
export const cost = z.strictObject({ rss: z.number(), heap: z.number(), cpuMs: z.number() });
export type Cost = z.infer<typeof cost>;

const readCost = (): Cost => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed: heap } = process.memoryUsage();
  return { rss, heap, cpuMs: (user + system) / 1000 };
};

/** Answers `cost` whenever the process that has started this one asks. */
export const tellCost = (): void => void process.on('message', () => process.send?.(readCost()));
