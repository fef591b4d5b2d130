import { parseArgs } from 'node:util';
import { say, SetUpError } from '../embedded/say.ts';
import { least, keepFigures, most } from './prove-figures.ts';
import { Coverage } from './prove-play/coverage.ts';
import { controls, type Control } from './prove-play/controls.ts';
import { EPISODE_STEPS, play, tellFailure } from './prove-play/play.ts';
import { openStage } from './prove-play/stage.ts';
import { startTestCluster } from './prove-talk/test-cluster.ts';
import { leaveWith, runScript } from './run-script.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ seed: { type: 'string', default: '1' }, path: { type: 'string' } },
    steps: { type: 'string', default: String(EPISODE_STEPS) },
  },
});

const LEAST_TIMES = 50;
const EPISODES = 10;
const MOST_ROUNDS = 40;
const CONTROL_EPISODES = 20;
const SEEDS = [1, 2, 3];

const seed = Number(values.seed);
const style = { most: Number(values.steps) };

const rarest = (coverage: Coverage): number => Math.min(...coverage.rows().map(([, times]) => times));

/** Plays until each move and each kind of line was seen often enough, or a rule does not hold. */
const provePlay = async (): Promise<void> => {
  const coverage = new Coverage();
  for (let round = 0; round < MOST_ROUNDS && rarest(coverage) < LEAST_TIMES; round += 1) {
    const game = { seed: seed + round, episodes: EPISODES, style, coverage, shrinks: true };
    const { failure } = await play(game);
    if (failure) {
      tellFailure(failure, game);
      break;
    }
    say(`round ${round + 1}: ${coverage.calls} calls, the rarest seen ${rarest(coverage)} times`);
  }
  for (const [name, times] of coverage.rows()) least(name, times, LEAST_TIMES);
  least('calls that were accepted', coverage.accepted, 1000);
};

/** Whether a control is found with a seed, and by which rule. */
const findControl = async ({ fault, style: own, found }: Control, its: number): Promise<string> => {
  const { failure } = await play({
    seed: its,
    episodes: CONTROL_EPISODES,
    style: own,
    fault,
    shrinks: false,
  });
  const rule = found.find((one) => failure?.message.includes(`[${one}]`));
  return rule ?? failure?.message.split('\n')[0] ?? '';
};

const proveControl = async (name: string, control: Control): Promise<void> => {
  let times = 0;
  for (const one of SEEDS) {
    const rule = await findControl(control, one);
    if (control.found.some((found) => found === rule)) times += 1;
    else say(`${name}, seed ${one}: ${rule || 'not found'}`);
  }
  least(`control ${name} (${control.way}): ${control.off}`, times, SEEDS.length);
};

/** Says again what a report named. */
const repeat = async (path: string): Promise<void> => {
  const game = { seed, episodes: EPISODES, style, path, shrinks: false };
  const { failure } = await play(game);
  if (failure) tellFailure(failure, game);
  most('rules that did not hold', failure ? 1 : 0, 0);
};

const chosen = (): (() => Promise<void>)[] => {
  const { path } = values;
  if (path !== undefined) return [() => repeat(path)];
  const all: Record<string, () => Promise<void>> = { PLAY: provePlay };
  for (const [name, control] of Object.entries(controls)) all[name] = () => proveControl(name, control);
  const unknown = positionals.find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined)
    throw new SetUpError(`There is no proof ${unknown}: name ${Object.keys(all).join(', ')}.`);
  return Object.entries(all).flatMap(([name, prove]) =>
    positionals.length === 0 || positionals.includes(name) ? [prove] : [],
  );
};

const main = async (): Promise<void> => {
  const proofs = chosen();
  await startTestCluster();
  await openStage();
  for (const prove of proofs) await prove();
  await leaveWith(keepFigures('play') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
