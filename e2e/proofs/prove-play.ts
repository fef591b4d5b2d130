import { parseArgs } from 'node:util';
import { say, SetUpError } from '#lib/platform/terminal/say.ts';
import { keepFigures, recordMin, recordMax } from './prove-figures.ts';
import { controls, type Control } from './prove-play/controls.ts';
import { controlsOfCases } from './prove-play/controls-of-cases.ts';
import { controlsOfCrowds } from './prove-play/controls-of-crowds.ts';
import { controlsOfDay } from './prove-play/controls-of-day.ts';
import { controlsOfNumbers } from './prove-play/controls-of-numbers.ts';
import { controlsOfTrust } from './prove-play/controls-of-trust.ts';
import { Coverage } from './prove-play/coverage.ts';
import { playScript, scriptShape, type Failure, type Script } from './prove-play/episode.ts';
import { play, styles, type Style } from './prove-play/play.ts';
import { openStage } from './prove-play/stage.ts';
import { startTestCluster } from './prove-talk/test-cluster.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';

const USAGE = `npm run prove:play [-- NAME …] [-- OPTION …]

Lets people play against the rules until every move and every kind of line was seen 50 times, then with one rule off
after the other. NAME: PLAY, or a control; several may be named.

  --minutes 30           with all rules on, begins nothing new after so long
  --seed 2               takes other steps
  --control two-places   plays once with the rule of this control off, and says what is found
  --script '{…}'         takes the steps that a report names`;

const MIN_TIMES = 50;
const MIN_CALLS = 1000;
const EPISODES = 10;
const MAX_ROUNDS = 100;
const CONTROL_EPISODES = 20;
const SEEDS = [1, 2, 3];

const byName: ReadonlyMap<string, Control> = new Map(
  Object.entries({
    ...controls,
    ...controlsOfTrust,
    ...controlsOfNumbers,
    ...controlsOfDay,
    ...controlsOfCrowds,
    ...controlsOfCases,
  }),
);

// Aims for rare events in most rounds and plays freely in between.
const turns: readonly Style[] = [styles.goals, styles.goals, styles.free, styles.goals];

const parse = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        minutes: { type: 'string', default: '600' },
        seed: { type: 'string', default: '1' },
        control: { type: 'string' },
        script: { type: 'string' },
      },
    });
  } catch (error) {
    // The first sentence says which option; the rest is about how Node reads options.
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new SetUpError(`${what}.\n\n${USAGE}`);
  }
};

const readNumber = (name: string, value: string): number => {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new SetUpError(`--${name} needs a whole number from 1 up, not '${value}'.`);
};

const readScript = (text: string): Script => {
  try {
    return scriptShape.parse(JSON.parse(text));
  } catch {
    throw new SetUpError('--script takes the steps as a report says them, in quotes.');
  }
};

const requireControl = (name: string): Control => {
  const control = byName.get(name);
  if (control) return control;
  throw new SetUpError(`Unknown control ${name}: name ${[...byName.keys()].join(', ')}.`);
};

const readCommand = () => {
  const { values, positionals: names } = parse();
  const unknown = names.find((name) => name !== 'PLAY' && !byName.has(name));
  if (unknown !== undefined)
    throw new SetUpError(
      `Unknown proof ${unknown}: name PLAY, ${[...byName.keys()].join(', ')}, or none for all.`,
    );
  return {
    ...{ help: values.help, names, controlName: values.control },
    control: values.control === undefined ? null : requireControl(values.control),
    script: values.script === undefined ? null : readScript(values.script),
    seed: readNumber('seed', values.seed),
    minutes: readNumber('minutes', values.minutes),
  };
};

type Command = ReturnType<typeof readCommand>;

/** Reports the broken rule, the fewest steps to it, and the command that repeats them. */
const tellFailure = (
  { error, log, script }: Failure,
  { seed, controlName }: { seed: number | undefined; controlName: string | undefined },
): void => {
  say(error.stack ?? error.message);
  say('The last calls:');
  for (const line of log) say(`  ${line}`);
  const control = controlName === undefined ? '' : ` --control ${controlName}`;
  if (seed !== undefined) say(`Found with --seed ${seed}; the steps below are the fewest that reproduce it.`);
  say(`Again: npm run prove:play -- --script '${JSON.stringify(script)}'${control}`);
};

/** Plays until every move and every kind of entry was seen often enough, or a rule breaks. */
const provePlay = async (command: Command): Promise<void> => {
  const coverage = new Coverage();
  const until = Date.now() + command.minutes * 60_000;
  for (let round = 0; round < MAX_ROUNDS && Date.now() < until; round += 1) {
    const goals = coverage.missing(MIN_TIMES);
    if (goals.length === 0) break;
    const seed = command.seed + round;
    const style = { ...(turns[round % turns.length] ?? styles.free), goals };
    const failure = await play({ seed, episodes: EPISODES, style, coverage, shortens: true });
    recordMax(`rules that did not hold with seed ${seed}`, failure ? 1 : 0, 0);
    if (failure) {
      // A round's goals depend on the rounds before it, so only the whole run leads there again.
      tellFailure(failure, { seed: command.seed, controlName: undefined });
      break;
    }
    say(`${coverage.calls} calls so far; seen less than ${MIN_TIMES} times: ${goals.length}`);
  }
  for (const [name, times] of coverage.rows()) recordMin(name, times, MIN_TIMES);
  recordMin('calls that were accepted', coverage.accepted, MIN_CALLS);
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
  recordMin(`control ${name} (${control.way}): ${control.off}:`, times, SEEDS.length);
};

/** Plays with one rule off, or repeats the steps of a report. */
const playOnce = async ({ script, control, controlName, seed }: Command): Promise<void> => {
  const { style = styles.free, fault = {} } = control ?? {};
  const game = { seed, episodes: CONTROL_EPISODES, style, fault, shortens: true };
  const failure = script ? await playScript(script, { coverage: new Coverage(), fault }) : await play(game);
  if (failure) tellFailure(failure, { seed: script ? undefined : seed, controlName });
  recordMax('rules that did not hold', failure ? 1 : 0, 0);
};

const proveAll = async (command: Command): Promise<void> => {
  const isWanted = (name: string): boolean => command.names.length === 0 || command.names.includes(name);
  if (isWanted('PLAY')) await provePlay(command);
  for (const [name, control] of byName) if (isWanted(name)) await proveControl(name, control);
};

const main = async (): Promise<void> => {
  const command = readCommand();
  if (command.help) {
    say(USAGE);
    return leaveWith(0);
  }
  await startTestCluster();
  await openStage();
  await (command.script || command.control ? playOnce(command) : proveAll(command));
  await leaveWith(keepFigures('play') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
