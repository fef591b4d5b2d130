import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ApiError, NetworkError } from '#lib/platform/browser/api-error.ts';
import { say } from '../embedded/say.ts';
import { SetUpError } from '#server/embedded/say.ts';
import { runSeed } from '#server/seed/run-seed.ts';
import { leaveWith, runScript } from './run-script.ts';
import { openApiTarget } from '#server/scripts/seed/api-target.ts';

const usage =
  'Say where and as whom: npm run seed -- --url https://hunar.example --token <the bearer token of an admin>';

const optionsSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  token: z.string().min(1),
});

const readOptions = (): z.infer<typeof optionsSchema> => {
  try {
    const { values } = parseArgs({ options: { url: { type: 'string' }, token: { type: 'string' } } });
    return optionsSchema.parse(values);
  } catch {
    throw new SetUpError(usage);
  }
};

const toPlainFault = (error: unknown, url: string): unknown => {
  if (error instanceof NetworkError)
    return new SetUpError(`${url} does not answer: check the address and that the server runs.`);
  if (error instanceof ApiError) return new SetUpError(`${url} refused the seed: ${error.message}`);
  return error;
};

const main = async (): Promise<void> => {
  const options = readOptions();
  const { addedServices } = await runSeed(openApiTarget(options)).catch((error: unknown) => {
    throw toPlainFault(error, options.url);
  });
  say(`The lists at ${options.url} are seeded: ${addedServices} services were new.`);
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
