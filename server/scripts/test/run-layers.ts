import type { Layer, Run } from './layers.ts';

interface Timed {
  name: string;
  seconds: number;
}

const limitSeconds = 25 * 60;

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const line = ({ name, seconds }: Timed): string => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

interface LayersToRun {
  layers: readonly Layer[];
  run: Run;
  startedAt: number;
  /** Takes the lines for the person who waits. */
  tell(line: string): void;
}

const runAll = async ({ layers, run, startedAt, tell }: LayersToRun, times: Timed[]): Promise<boolean> => {
  for (const { name, run: runLayer } of layers) {
    tell(`\n— ${name}`);
    const layerStart = performance.now();
    const code = await runLayer(run);
    times.push({ name, seconds: secondsSince(layerStart) });
    if (code !== 0) {
      tell(`\nFailed: ${name}.`);
      return false;
    }
  }
  if (secondsSince(startedAt) < limitSeconds) return true;
  tell('\nFailed: the whole run took more than 25 minutes.');
  return false;
};

/** Runs layer after layer up to the first that fails, and says how long each took. */
export const runLayers = async (work: LayersToRun): Promise<boolean> => {
  const times: Timed[] = [];
  const passed = await runAll(work, times);
  times.push({ name: 'in all', seconds: secondsSince(work.startedAt) });
  work.tell(['', ...times.map(line)].join('\n'));
  return passed;
};
