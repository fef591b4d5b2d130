/** Tells the person at the terminal what is going on, one line at a time. */
export const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

/** The same for what went wrong. */
export const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Something the person at the terminal has to put right; the message is one sentence that says what to do. */
export class SetUpError extends Error {}
