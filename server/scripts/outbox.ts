import { retryRows } from '#lib/features/office/services/steps/retry-rows.ts';
import { parseEnv, useEnv } from '#lib/platform/config/env.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { say, SetUpError } from '#lib/platform/terminal/say.ts';
import { connect, disconnect, inTransaction } from '#models/connection.ts';
import { countOutboxKinds, listTroubledRows } from '#models/platform/outbox.ts';
import { findDatabase } from './find-database.ts';
import { embeddedSettings, loadDotEnv } from './start/read-settings.ts';

const MAX_LISTED = 200;

const usage = 'Usage: npm run outbox -- list, or npm run outbox -- retry <kind> for rows that were given up.';

const list = async (): Promise<void> => {
  for (const { kind, waiting, givenUp } of await countOutboxKinds())
    say(`${kind}: ${waiting} waiting, ${givenUp} given up`);
  const rows = await listTroubledRows(MAX_LISTED);
  if (rows.length === 0) return say('No row has failed.');
  for (const { kind, dueAt, attempts, lastFault, createdAt } of rows) {
    const next = dueAt ? `next try ${dueAt.toISOString()}` : 'given up';
    say(`${createdAt.toISOString()} ${kind}: ${attempts} attempts, ${next}: ${lastFault ?? ''}`);
  }
};

const retry = async (kind: string): Promise<void> => {
  const kinds = (await countOutboxKinds()).map((one) => one.kind);
  if (!kinds.includes(kind))
    throw new SetUpError(
      kinds.length === 0
        ? 'The outbox is empty.'
        : `There are no rows of kind ${kind}. Kinds in the outbox: ${kinds.join(', ')}.`,
    );
  const rows = await inTransaction((tx) => retryRows(kind, tx));
  say(`${rows} rows of kind ${kind} are due again.`);
};

const readCommand = (): (() => Promise<void>) => {
  const [verb, kind, ...rest] = process.argv.slice(2);
  if (verb === 'list' && kind === undefined) return list;
  if (verb === 'retry' && kind !== undefined && rest.length === 0) return () => retry(kind);
  throw new SetUpError(usage);
};

const main = async (): Promise<void> => {
  const command = readCommand();
  loadDotEnv();
  useEnv(
    parseEnv(
      process.env['MONGODB_URI'] ? { ...process.env, HUNAR_MODE: 'production' } : embeddedSettings('demo'),
    ),
  );
  await connect(await findDatabase());
  beforeLeaving(disconnect);
  await command();
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
