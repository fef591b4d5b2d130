import type { Layer, Run } from './layers.ts';
import type { Failure } from './failures.ts';

interface Timed {
  name: string;
  seconds: number;
}

// Machines differ by more than what the tests may grow: how long the whole run may take is measured in the work of
// compilers, which every machine does in the same run. On two quiet cores this is half an hour.
const MOST_TIMES = 20;

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const sumOf = (times: readonly Timed[]): number => times.reduce((sum, { seconds }) => sum + seconds, 0);

const line = ({ name, seconds }: Timed): string => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

const toEnd = ({ name, again }: Failure): string => `\n✖ ${name}\n  ${again}`;

interface LayersToRun {
  layers: readonly Layer[];
  run: Run;
  startedAt: number;
  /** Takes the lines for the person who waits. */
  tell(line: string): void;
}

type Work = LayersToRun & { times: Timed[] };

const runOne = async ({ name, again, run }: Layer, { run: shared, tell, times }: Work): Promise<boolean> => {
  tell(`\n— ${name}`);
  const start = performance.now();
  const code = await run(shared);
  times.push({ name, seconds: secondsSince(start) });
  if (code !== 0) tell(`\nFailed: ${name}.${again ? ` Again: ${again}` : ''}`);
  return code === 0;
};

const runLane = async (waiting: Layer[], work: Work): Promise<boolean> => {
  for (let layer = waiting.shift(); layer; layer = waiting.shift()) {
    if (await runOne(layer, work)) continue;
    // Nobody begins another; what the other lane has begun ends first.
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
  const compiling = sumOf(
    times.filter(({ name }) => layers.some((layer) => layer.compiles && layer.name === name)),
  );
  if (compiling === 0 || secondsSince(startedAt) <= MOST_TIMES * compiling) return true;
  tell(`\nFailed: the whole run took more than ${MOST_TIMES} times what lint, types and build did.`);
  return false;
};

/** Runs layer after layer up to the first that fails, and says how long each took. */
export const runLayers = async (work: LayersToRun): Promise<boolean> => {
  const times: Timed[] = [];
  const passed = await runAll({ ...work, times });
  times.push({ name: 'in all', seconds: secondsSince(work.startedAt) });
  work.tell(['', ...times.map(line), ...work.run.failures().map(toEnd)].join('\n'));
  return passed;
};
