import { say } from '#lib/platform/terminal/say.ts';
import { emptyDatabase } from '#e2e/kit/test-database.ts';
import { startApp } from './prove-faults/app-under-fire.ts';
import { showFault } from './prove-faults/control.ts';
import { startDatabase } from './prove-faults/start-database.ts';
import { judge, spoil } from './prove-faults/judge.ts';
import {
  runUnderFire,
  strikeAll,
  strikeApp,
  strikePrimary,
  type TestCluster,
  type Run,
} from './prove-faults/runs.ts';
import { makeLoadFixture } from '#e2e/proofs/prove-faults/load-fixture.ts';
import { chosenProofs, keepFigures, recordMin, recordMax } from './prove-figures.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

const tellRun = async (name: string, ground: TestCluster, { field, gapsMs }: Run): Promise<void> => {
  const { seen, bookings, messages, paid } = field;
  const { lost, doubled, booksBalance } = await judge(field, ground.fixture);
  say(
    `${name}: ${bookings.size} bookings, ${messages.size} messages, ${paid.size} payments acknowledged; ${seen.cuts} cut lines, ${seen.refusals} times 503 with Retry-After`,
  );
  recordMin(`${name} acknowledged bookings`, bookings.size, 1);
  recordMax(`${name} acknowledged and lost`, lost, 0);
  recordMax(`${name} doubled`, doubled, 0);
  recordMax(`${name} books that do not balance`, booksBalance ? 0 : 1, 0);
  for (const one of seen.strange) say(`  ${one}`);
  recordMax(`${name} other refusals`, seen.strange.size, 0);
  say(`${name} back after ${gapsMs.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`);
};

const slowest = ({ gapsMs }: Run): number => Math.max(...gapsMs) / 1000;

const start = async (): Promise<Omit<TestCluster, 'fixture'>> => {
  const mongods = await startDatabase();
  const app = await startApp(testDatabaseName());
  beforeLeaving(app.stop);
  return { mongods, app };
};

const renew = async (ground: Omit<TestCluster, 'fixture'>): Promise<TestCluster> => {
  await emptyDatabase();
  return { ...ground, fixture: await makeLoadFixture() };
};

const provePrimaries = async (ground: TestCluster): Promise<void> => {
  const run = await runUnderFire(ground, { blows: 5, strike: strikePrimary(ground) });
  await tellRun('R1 primary killed', ground, run);
  recordMax('R1 seconds until writes are back', slowest(run), 10);
  const { lostUnsafe, lostSafe } = await showFault(ground);
  recordMin('R1 control: unsafe writes lost', lostUnsafe, 1);
  recordMax('R1 control: acknowledged bookings lost', lostSafe, 0);
};

const proveServer = async (ground: TestCluster): Promise<void> => {
  const run = await runUnderFire(ground, { blows: 10, strike: strikeApp(ground) });
  await tellRun('R2 server killed', ground, run);
  recordMax('R2 seconds until ready', slowest(run), 5);
};

const proveAll = async (ground: TestCluster): Promise<void> => {
  const run = await runUnderFire(ground, { blows: 1, strike: strikeAll(ground) });
  await tellRun('R3 all killed', ground, run);
  await spoil(run.field);
  const spoilt = await judge(run.field, ground.fixture);
  recordMin('R3 control: loss seen', spoilt.lost, 1);
  recordMin('R3 control: double seen', spoilt.doubled, 1);
  recordMin('R3 control: imbalance seen', spoilt.booksBalance ? 0 : 1, 1);
};

const proofs = { R1: provePrimaries, R2: proveServer, R3: proveAll };

const main = async (): Promise<void> => {
  const selected = chosenProofs(proofs);
  const standing = await start();
  for (const prove of selected) await prove(await renew(standing));
  await leaveWith(keepFigures('faults') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
