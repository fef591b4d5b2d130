import { email as emailSchema } from '#lib/features/people/contracts/person-fields.ts';
import {
  dismissAdmin,
  makeAdmin,
  removeFactorsByCommand,
  type MadeAdmin,
} from '#lib/features/accounts/services/make-admin.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { connect, disconnect } from '#models/connection.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { findDatabase } from './find-database.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { loadDotEnv } from './start/read-settings.ts';

const commands = ['create', 'dismiss', 'remove-factors'] as const;
type Command = (typeof commands)[number];

const usage = `Say what to do and whose account: npm run admin -- <${commands.join('|')}> <email>`;

const readArguments = (): { command: Command; email: string } => {
  const [named, address, ...more] = process.argv.slice(2);
  const command = commands.find((one) => one === named);
  if (command === undefined || address === undefined || more.length > 0) throw new SetUpError(usage);
  const { data, success } = emailSchema().safeParse(address);
  if (!success) throw new SetUpError(`${address} is not an email address. ${usage}`);
  return { command, email: data };
};

const announce = (email: string, made: MadeAdmin): void => {
  switch (made.outcome) {
    case 'created':
      say(`${email} is an admin now. Password: ${made.password}`);
      return say('It is shown this once: sign in with it and change it.');
    case 'raised':
      return say(`${email} is an admin now and signs in as before.`);
    case 'unchanged':
      return say(`${email} is an admin already; nothing was changed.`);
  }
};

const dismiss = async (email: string): Promise<void> => {
  switch (await dismissAdmin({ email })) {
    case 'removed':
      return say(`${email} is no longer an admin and is signed out everywhere.`);
    case 'no_admin':
      throw new SetUpError(`${email} does not belong to an admin.`);
    case 'last_lead':
      throw new SetUpError(`${email} is the only lead. Make another admin first.`);
  }
};

const refusals: Partial<Record<string, string>> = {
  not_found: 'No account has this address.',
  no_second_factor: 'This account has neither an authenticator app nor a passkey.',
};

const removeFactors = async (email: string): Promise<void> => {
  const setupCode = await removeFactorsByCommand({ email }).catch((error: unknown) => {
    const message = error instanceof AppError ? refusals[error.code] : undefined;
    throw message === undefined ? error : new SetUpError(message);
  });
  say(`The authenticator app and the passkeys of ${email} are removed.`);
  if (setupCode !== null) say(`Another app is set up with the password and this code: ${setupCode}`);
};

const run = async ({ command, email }: ReturnType<typeof readArguments>): Promise<void> => {
  switch (command) {
    case 'create':
      return announce(email, await makeAdmin({ email }));
    case 'dismiss':
      return dismiss(email);
    case 'remove-factors':
      return removeFactors(email);
  }
};

const main = async (): Promise<void> => {
  const command = readArguments();
  loadDotEnv();
  await connect(await findDatabase());
  beforeLeaving(disconnect);
  await prepareDatabase();
  await run(command);
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
