import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SetUpError } from '#lib/platform/terminal/say.ts';

/** Reads the options of a command; an unknown one is answered with how to use it. */
export const readOptions = <const O extends NonNullable<ParseArgsConfig['options']>>(
  options: O,
  usage: string,
) => {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new SetUpError(usage);
  }
};
