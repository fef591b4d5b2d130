import { createInterface } from 'node:readline/promises';
import { say } from './say.ts';

interface Plan {
  /** The program this is for, and the command that brings it: `Chromium, by apt-get install chromium`. */
  readonly what: string;
  /** How to go on without it, as a sentence. */
  readonly without: string;
}

const answers = new Map<string, boolean>();

const askAtTerminal = async (): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question('Go on? [Y/n] ');
    return !/^n/i.test(answer.trim());
  } finally {
    terminal.close();
  }
};

const decide = async (): Promise<boolean> => {
  const setting = process.env['HUNAR_INSTALL'];
  if (setting) return setting !== 'no';
  return process.stdin.isTTY && process.stdout.isTTY ? askAtTerminal() : true;
};

/**
 * Says what is about to be installed on this machine and how to do without, and asks when a person is at the terminal.
 * HUNAR_INSTALL=no refuses, =yes agrees without a question.
 */
export const mayInstall = async ({ what, without }: Plan): Promise<boolean> => {
  const known = answers.get(what);
  if (known !== undefined) return known;
  say(`Needed on this machine: ${what}. ${without}`);
  const isAllowed = await decide();
  answers.set(what, isAllowed);
  return isAllowed;
};
