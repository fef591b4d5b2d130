import { complain, say } from '../../embedded/say.ts';
import type { Layer, Run } from './layers.ts';

interface Timed {
  name: string;
  seconds: number;
}

const limitSeconds = 25 * 60;

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const report = (times: readonly Timed[]): void => {
  say('');
  for (const { name, seconds } of times) say(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
};

interface LayersToRun {
  layers: readonly Layer[];
  run: Run;
  startedAt: number;
}

const runAll = async ({ layers, run, startedAt }: LayersToRun, times: Timed[]): Promise<boolean> => {
  for (const { name, run: runLayer } of layers) {
    say(`\n— ${name}`);
    const layerStart = performance.now();
    const code = await runLayer(run);
    times.push({ name, seconds: secondsSince(layerStart) });
    if (code !== 0) {
      complain(`\nFailed: ${name}.`);
      return false;
    }
  }
  if (secondsSince(startedAt) < limitSeconds) return true;
  complain('\nFailed: the whole run took more than 25 minutes.');
  return false;
};

/** Runs layer after layer up to the first that fails, and says how long each took. */
export const runLayers = async (work: LayersToRun): Promise<boolean> => {
  const times: Timed[] = [];
  const passed = await runAll(work, times);
  report([...times, { name: 'in all', seconds: secondsSince(work.startedAt) }]);
  return passed;
};
