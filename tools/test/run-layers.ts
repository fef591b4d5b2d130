import type { Layer, Run } from './layers.ts';
import type { Failure } from '#e2e/kit/failures.ts';

interface Timed {
  name: string;
  seconds: number;
}

const LINE_EVERY_MS = 10_000;

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const sumSeconds = (times: readonly Timed[]): number => times.reduce((sum, { seconds }) => sum + seconds, 0);

const line = ({ name, seconds }: Timed): string => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

const toEnd = ({ name, again, reason = '' }: Failure): string =>
  [`\n✖ ${name}`, again, ...reason.split('\n').filter(Boolean)].join('\n  ');

interface LayersToRun {
  layers: readonly Layer[];
  run: Run;
  startedAt: number;
  /** Starts no layer after one that failed. */
  stopsAtFirst: boolean;
  /** Receives the lines to print. */
  tell(line: string): void;
  /** How often a silent layer prints that it still runs. */
  lineEveryMs?: number;
}

type Work = LayersToRun & { times: Timed[]; begun: string[]; notPassed: Set<string>; failures: Failure[] };

const runOne = async ({ name, again, reads, run }: Layer, work: Work): Promise<void> => {
  const { begun, layers, tell, times } = work;
  begun.push(name);
  const step = `Step ${begun.length} of ${layers.length}: ${name}`;
  tell(`\n${step}`);
  const start = performance.now();
  const tellTime = (): void => tell(`${step}, ${Math.round(secondsSince(start))} s`);
  // Tests and the build print how far they are. Lines, because two layers run side by side.
  const timer = reads ? setInterval(tellTime, work.lineEveryMs ?? LINE_EVERY_MS) : undefined;
  const known = work.run.failures().length;
  const code = await run(work.run).finally(() => clearInterval(timer));
  times.push({ name, seconds: secondsSince(start) });
  if (secondsSince(start) * 1000 > LINE_EVERY_MS)
    tell(`${step}, ended after ${Math.round(secondsSince(start))} s`);
  if (code === 0) return;
  tell(`\nFailed: ${name}. Again: ${again}`);
  work.notPassed.add(name);
  const tests = reads ? [] : work.run.failures().slice(known);
  work.failures.push(...(tests.length > 0 ? tests : [{ name, again }]));
};

/** Why a layer cannot run after what failed before it. */
const findObstacle = ({ needs }: Layer, { notPassed, stopsAtFirst }: Work): string | undefined => {
  if (stopsAtFirst) return [...notPassed][0];
  return needs && notPassed.has(needs) ? needs : undefined;
};

const runLane = async (waiting: Layer[], work: Work): Promise<void> => {
  for (let layer = waiting.shift(); layer; layer = waiting.shift()) {
    const obstacle = findObstacle(layer, work);
    if (obstacle === undefined) await runOne(layer, work);
    else {
      work.notPassed.add(layer.name);
      work.tell(`\nNot run: ${layer.name}, because ${obstacle} failed.`);
    }
  }
};

const runIn = async (lanes: number, layers: readonly Layer[], work: Work): Promise<void> => {
  const waiting = [...layers];
  await Promise.all(Array.from({ length: lanes }, () => runLane(waiting, work)));
};

// Machines differ by more than tests grow: compilers do the same work on each, so this ratio can be compared.
const describeRatio = ({ layers, startedAt, times }: Work): string[] => {
  const compiles = new Set(layers.filter((layer) => layer.compiles).map(({ name }) => name));
  const seconds = sumSeconds(times.filter(({ name }) => compiles.has(name)));
  if (seconds === 0) return [];
  return [
    `          ${(secondsSince(startedAt) / seconds).toFixed(1)} times what types, lint and build took`,
  ];
};

/** Runs every layer that can run, prints how long each took, and lists all failures at the end. */
export const runLayers = async (toRun: LayersToRun): Promise<boolean> => {
  const work: Work = { ...toRun, times: [], begun: [], notPassed: new Set(), failures: [] };
  await runIn(
    2,
    work.layers.filter(({ reads }) => reads),
    work,
  );
  await runIn(
    1,
    work.layers.filter(({ reads }) => !reads),
    work,
  );
  work.times.push({ name: 'in all', seconds: secondsSince(work.startedAt) });
  work.tell(['', ...work.times.map(line), ...describeRatio(work), ...work.failures.map(toEnd)].join('\n'));
  return work.notPassed.size === 0;
};
