import { monitorEventLoopDelay } from 'node:perf_hooks';
import { z } from 'zod';

/** A process's current and peak memory in bytes and its CPU time in milliseconds. */
export const cost = z.strictObject({
  rss: z.number(),
  peak: z.number(),
  heap: z.number(),
  cpuMs: z.number(),
  /** The 99th percentile of the event loop's delay since the last question. */
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
  // A garbage collection that the question requests does not count as the server's own delay.
  setImmediate(() => delay.reset());
  return { rss, peak, heap, cpuMs: (user + system) / 1000, lateMs };
};

/** Sends `cost` whenever the parent process asks for it. */
export const tellCost = (): void => {
  delay.enable();
  process.on('message', () => process.send?.(readCost()));
};
