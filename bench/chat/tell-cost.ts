import { monitorEventLoopDelay } from 'node:perf_hooks';
import { z } from 'zod';

/** A process's current and peak memory in bytes and its CPU time in milliseconds. */
export const cost = z.strictObject({
  rss: z.number(),
  peak: z.number(),
  heap: z.number(),
  cpuMs: z.number(),
  /** How late 99 of 100 turns of the event loop came at most since it was last asked. */
  lateMs: z.number(),
});
export type Cost = z.infer<typeof cost>;

const delay = monitorEventLoopDelay({ resolution: 1 });

const readCost = (): Cost => {
  const lateMs = delay.percentile(99) / 1e6;
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed: heap } = process.memoryUsage();
  const peak = process.resourceUsage().maxRSS * 1024;
  // A collection that the question asks for is not the server's.
  setImmediate(() => delay.reset());
  return { rss, peak, heap, cpuMs: (user + system) / 1000, lateMs };
};

/** Answers `cost` whenever the process that has started this one asks. */
export const tellCost = (): void => {
  delay.enable();
  process.on('message', () => process.send?.(readCost()));
};
