import { parseArgs } from 'node:util';
import { say, SetUpError } from '../embedded/say.ts';
import { keepFigures, least, most } from './prove-figures.ts';
import { controls, type Control } from './prove-play/controls.ts';
import { Coverage } from './prove-play/coverage.ts';
import { playScript, scriptShape, type Failure } from './prove-play/episode.ts';
import { play, styles } from './prove-play/play.ts';
import { openStage } from './prove-play/stage.ts';
import { startTestCluster } from './prove-talk/test-cluster.ts';
import { leaveWith, runScript } from './run-script.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    /** Takes the steps that a report names. */
    script: { type: 'string' },
    /** Plays with this rule off, and says what is found. */
    control: { type: 'string' },
  },
});

const LEAST_TIMES = 50;
const LEAST_CALLS = 1000;
const EPISODES = 10;
const MOST_ROUNDS = 100;
const CONTROL_EPISODES = 20;
const SEEDS = [1, 2, 3];

const byName: ReadonlyMap<string, Control> = new Map(Object.entries(controls));

const turns = [styles.free, styles.rows, styles.money, styles.rows];

/** Says which rule did not hold, the fewest steps to it, and the one command that takes them again. */
const tellFailure = ({ error, log, script }: Failure): void => {
  say(error.stack ?? error.message);
  say('The last calls:');
  for (const line of log) say(`  ${line}`);
  const control = values.control === undefined ? '' : ` --control ${values.control}`;
  say(`Again: npm run prove:play -- --script '${JSON.stringify(script)}'${control}`);
};

const countOfRarest = (coverage: Coverage): number => Math.min(...coverage.rows().map(([, times]) => times));

/** Plays until each move and each kind of line was seen often enough, or a rule does not hold. */
const provePlay = async (): Promise<void> => {
  const coverage = new Coverage();
  for (let round = 0; round < MOST_ROUNDS && countOfRarest(coverage) < LEAST_TIMES; round += 1) {
    const seed = Number(values.seed) + round;
    const style = turns[round % turns.length] ?? styles.free;
    const failure = await play({ seed, episodes: EPISODES, style, coverage, shortens: true });
    most(`rules that did not hold with seed ${seed}`, failure ? 1 : 0, 0);
    if (failure) {
      tellFailure(failure);
      break;
    }
    say(`${coverage.calls} calls so far, the rarest seen ${countOfRarest(coverage)} times`);
  }
  for (const [name, times] of coverage.rows()) least(name, times, LEAST_TIMES);
  least('calls that were accepted', coverage.accepted, LEAST_CALLS);
};

const findControl = async ({ fault, style, found }: Control, seed: number): Promise<string | null> => {
  const failure = await play({ seed, episodes: CONTROL_EPISODES, style, fault, shortens: false });
  if (!failure) return 'not found';
  const { message } = failure.error;
  return found.some((rule) => message.startsWith(`[${rule}]`)) ? null : message;
};

const proveControl = async (name: string, control: Control): Promise<void> => {
  let times = 0;
  for (const seed of SEEDS) {
    const miss = await findControl(control, seed);
    if (miss === null) times += 1;
    else say(`${name} with seed ${seed}: ${miss}`);
  }
  least(`control ${name} (${control.way}): ${control.off}:`, times, SEEDS.length);
};

/** Plays with one rule off, or takes the steps of a report. */
const playOnce = async (): Promise<void> => {
  const { script, control: name = '' } = values;
  const control = byName.get(name);
  if (name && !control)
    throw new SetUpError(`There is no control ${name}: name ${[...byName.keys()].join(', ')}.`);
  const { style = styles.free, fault = {} } = control ?? {};
  const game = { seed: Number(values.seed), episodes: CONTROL_EPISODES, style, fault, shortens: true };
  const failure =
    script === undefined
      ? await play(game)
      : await playScript(scriptShape.parse(JSON.parse(script)), { coverage: new Coverage(), fault });
  if (failure) tellFailure(failure);
  most('rules that did not hold', failure ? 1 : 0, 0);
};

const chooseProofs = (): (() => Promise<void>)[] => {
  if (values.script ?? values.control) return [playOnce];
  const proofs = new Map([['PLAY', provePlay]]);
  for (const [name, control] of byName) proofs.set(name, () => proveControl(name, control));
  const unknown = positionals.find((name) => !proofs.has(name));
  if (unknown !== undefined)
    throw new SetUpError(
      `There is no proof ${unknown}: name ${[...proofs.keys()].join(', ')}, or none for all.`,
    );
  return [...proofs].flatMap(([name, prove]) =>
    positionals.length === 0 || positionals.includes(name) ? [prove] : [],
  );
};

const main = async (): Promise<void> => {
  const proofs = chooseProofs();
  await startTestCluster();
  await openStage();
  for (const prove of proofs) await prove();
  await leaveWith(keepFigures('play') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
