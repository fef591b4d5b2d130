import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ApiError, NetworkError } from '#lib/platform/browser/api-error.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { runSeed } from '#server/seed/run-seed.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { openApiTarget } from '#server/scripts/seed/api-target.ts';

const usage =
  'Say where, and give an admin’s token on standard input: npm run seed -- --url https://hunar.example < token';

const urlSchema = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const readUrl = (): string => {
  try {
    return urlSchema.parse(parseArgs({ options: { url: { type: 'string' } } }).values.url);
  } catch {
    throw new SetUpError(usage);
  }
};

// Everyone on the machine can read arguments and settings.
const readToken = async (): Promise<string> => {
  if (process.stdin.isTTY) say('Paste the token of an admin and press Enter:');
  for await (const line of createInterface({ input: process.stdin })) if (line.trim()) return line.trim();
  throw new SetUpError(usage);
};

const toPlainFault = (error: unknown, url: string): unknown => {
  if (error instanceof NetworkError)
    return new SetUpError(`${url} does not answer: check the address and that the server runs.`);
  if (error instanceof ApiError) return new SetUpError(`${url} refused the seed: ${error.message}`);
  return error;
};

const main = async (): Promise<void> => {
  const url = readUrl();
  const token = await readToken();
  const { addedServices } = await runSeed(openApiTarget({ url, token })).catch((error: unknown) => {
    throw toPlainFault(error, url);
  });
  say(`The lists at ${url} are seeded: ${addedServices} services were new.`);
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
