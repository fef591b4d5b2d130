import { email as emailSchema } from '#lib/features/people/contracts/person-fields.ts';
import { makeAdmin, type MadeAdmin } from '#lib/features/accounts/services/make-admin.ts';
import { connect, disconnect } from '#models/connection.ts';
import { say } from '../embedded/say.ts';
import { SetUpError } from '#server/embedded/say.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { findDatabase } from './find-database.ts';
import { beforeLeaving, leaveWith, runScript } from './run-script.ts';
import { loadDotEnv } from './start/read-settings.ts';

const usage = 'Say whose account: npm run admin -- create <email>';

const readEmail = (): string => {
  const [command, given, ...more] = process.argv.slice(2);
  if (command !== 'create' || given === undefined || more.length > 0) throw new SetUpError(usage);
  const { data, success } = emailSchema().safeParse(given);
  if (!success) throw new SetUpError(`${given} is no e-mail address. ${usage}`);
  return data;
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

const main = async (): Promise<void> => {
  const email = readEmail();
  loadDotEnv();
  await connect(await findDatabase());
  beforeLeaving(disconnect);
  await prepareDatabase();
  announce(email, await makeAdmin({ email }));
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
