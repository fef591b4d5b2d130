import { EnvError } from '#lib/platform/config/env.ts';
import { complain } from './say.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';

type CleanUp = () => Promise<void> | void;

const cleanUps: CleanUp[] = [];
let leaving: Promise<never> | null = null;

/** Registers a clean-up to run before the script ends; the last one registered runs first. */
export const beforeLeaving = (cleanUp: CleanUp): void => {
  cleanUps.push(cleanUp);
};

const explain = (error: unknown): void => {
  const isPlain = error instanceof SetUpError || error instanceof EnvError;
  if (isPlain) complain(error.message);
  else console.error(error);
};

// One that fails must not keep the others from running, nor the script from ending.
const leave = async (code: number): Promise<never> => {
  let failures = 0;
  for (const cleanUp of cleanUps.toReversed())
    try {
      await cleanUp();
    } catch (error) {
      failures += 1;
      explain(error);
    }
  process.exit(code === 0 && failures > 0 ? 1 : code);
};

/** Ends the script cleanly. */
export const leaveWith = (code: number): Promise<never> => (leaving ??= leave(code));

interface ScriptOptions {
  /** The exit code after ctrl-C or SIGTERM. */
  codeWhenStopped: number;
}

/**
 * Runs a script to its end. Clean-ups also run after ctrl-C and errors, and set-up errors print one plain sentence.
 */
export const runScript = (work: () => Promise<void>, { codeWhenStopped }: ScriptOptions): void => {
  const stop = () => void leaveWith(codeWhenStopped);
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  // The process that started this script is gone.
  process.on('disconnect', stop);
  work().catch(async (error: unknown) => {
    if (leaving) return;
    explain(error);
    await leaveWith(1);
  });
};
