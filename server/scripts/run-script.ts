import { EnvError } from '#lib/platform/config/env.ts';
import { complain } from '../embedded/say.ts';
import { SetUpError } from '#server/embedded/say.ts';

type CleanUp = () => Promise<void> | void;

const cleanUps: CleanUp[] = [];
let leaving: Promise<never> | null = null;

/** Registers what must be ended before the script ends, however it ends; the last one registered goes first. */
export const beforeLeaving = (cleanUp: CleanUp): void => {
  cleanUps.push(cleanUp);
};

const leave = async (code: number): Promise<never> => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  process.exit(code);
};

/** Ends the script in good order. */
export const leaveWith = (code: number): Promise<never> => (leaving ??= leave(code));

const explain = (error: unknown): void => {
  const isPlain = error instanceof SetUpError || error instanceof EnvError;
  if (isPlain) complain(error.message);
  else console.error(error);
};

interface ScriptOptions {
  /** The exit code after ctrl-C or SIGTERM. */
  codeWhenStopped: number;
}

/** Runs a script to its end: ctrl-C and errors pass by all clean-ups, faults of the set-up are one plain sentence. */
export const runScript = (work: () => Promise<void>, { codeWhenStopped }: ScriptOptions): void => {
  const stop = () => void leaveWith(codeWhenStopped);
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  // Whoever started this script is gone.
  process.on('disconnect', stop);
  work().catch(async (error: unknown) => {
    if (leaving) return;
    explain(error);
    await leaveWith(1);
  });
};
