import type { Layer, Run } from './layers.ts';
import type { Failure } from './failures.ts';

interface Timed {
  name: string;
  seconds: number;
}

// Machines differ by more than what the tests may grow: how long the whole run may take is measured in the work of
// compilers, which every machine does in the same run. On two quiet cores this is half an hour.
const MAX_TIMES = 20;

const LINE_EVERY_MS = 10_000;

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const sumSeconds = (times: readonly Timed[]): number => times.reduce((sum, { seconds }) => sum + seconds, 0);

const line = ({ name, seconds }: Timed): string => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

const toEnd = ({ name, again }: Failure): string => `\n✖ ${name}\n  ${again}`;

interface LayersToRun {
  layers: readonly Layer[];
  run: Run;
  startedAt: number;
  /** Receives the lines to print. */
  tell(line: string): void;
  /** How often a silent layer prints that it still runs. */
  lineEveryMs?: number;
}

type Work = LayersToRun & { times: Timed[]; begun: string[] };

const runOne = async ({ name, again, reads, run }: Layer, work: Work): Promise<boolean> => {
  const { begun, layers, tell, times } = work;
  begun.push(name);
  const step = `Step ${begun.length} of ${layers.length}: ${name}`;
  tell(`\n${step}`);
  const start = performance.now();
  const tellTime = (): void => tell(`${step}, ${Math.round(secondsSince(start))} s`);
  // Tests and the build print how far they are. Lines, because two layers run side by side.
  const timer = reads ? setInterval(tellTime, work.lineEveryMs ?? LINE_EVERY_MS) : undefined;
  const code = await run(work.run).finally(() => clearInterval(timer));
  times.push({ name, seconds: secondsSince(start) });
  if (secondsSince(start) * 1000 > LINE_EVERY_MS)
    tell(`${step}, ended after ${Math.round(secondsSince(start))} s`);
  if (code !== 0) tell(`\nFailed: ${name}.${again ? ` Again: ${again}` : ''}`);
  return code === 0;
};

const runLane = async (waiting: Layer[], work: Work): Promise<boolean> => {
  for (let layer = waiting.shift(); layer; layer = waiting.shift()) {
    if (await runOne(layer, work)) continue;
    // No lane starts another layer; the other lane finishes its current one.
    waiting.length = 0;
    return false;
  }
  return true;
};

const runIn = async (lanes: number, layers: readonly Layer[], work: Work): Promise<boolean> => {
  const waiting = [...layers];
  const passed = await Promise.all(Array.from({ length: lanes }, () => runLane(waiting, work)));
  return passed.every(Boolean);
};

const runAll = async (work: Work): Promise<boolean> => {
  const { layers, startedAt, tell, times } = work;
  const readers = layers.filter(({ reads }) => reads);
  const others = layers.filter(({ reads }) => !reads);
  if (!(await runIn(2, readers, work)) || !(await runIn(1, others, work))) return false;
  const compiling = sumSeconds(
    times.filter(({ name }) => layers.some((layer) => layer.compiles && layer.name === name)),
  );
  if (compiling === 0 || secondsSince(startedAt) <= MAX_TIMES * compiling) return true;
  tell(`\nFailed: the whole run took more than ${MAX_TIMES} times what lint, types and build did.`);
  return false;
};

/** Runs layers up to the first that fails, and prints how long each took. */
export const runLayers = async (work: LayersToRun): Promise<boolean> => {
  const times: Timed[] = [];
  const passed = await runAll({ ...work, times, begun: [] });
  times.push({ name: 'in all', seconds: secondsSince(work.startedAt) });
  work.tell(['', ...times.map(line), ...work.run.failures().map(toEnd)].join('\n'));
  return passed;
};
