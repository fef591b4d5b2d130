import { format } from 'node:util';
import { log } from './log.ts';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Sends what libraries print to the log, so that every line of the output can be read as JSON. */
export const logConsole = (): void => {
  for (const [method, level] of Object.entries(levels))
    Object.assign(console, {
      [method]: (...words: unknown[]) => log()[level]({ source: 'console' }, format(...words).trim()),
    });
};
