import { useEnv } from '#lib/platform/config/env.ts';
import { connect, disconnect } from '#models/connection.ts';
import { say } from '../embedded/say.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { testEnv } from '../testing/test-env.ts';
import { startThreeMongods } from '../testing/three-mongods.ts';
import { startApp } from './prove-faults/app-under-fire.ts';
import { showFault } from './prove-faults/control.ts';
import { judge, spoil } from './prove-faults/judge.ts';
import {
  runUnderFire,
  strikeAll,
  strikeApp,
  strikePrimary,
  type TestCluster,
  type Run,
} from './prove-faults/runs.ts';
import { makeLoadFixture } from '#server/scripts/prove-faults/load-fixture.ts';
import { chosenProofs, keepFigures, least, most } from './prove-figures.ts';
import { beforeLeaving, leaveWith, runScript } from './run-script.ts';

const tellRun = async (name: string, ground: TestCluster, { field, gapsMs }: Run): Promise<void> => {
  const { seen, bookings, messages, paid } = field;
  const { lost, doubled, booksBalance } = await judge(field, ground.fixture);
  say(
    `${name}: ${bookings.size} bookings, ${messages.size} messages, ${paid.size} payments acknowledged; ${seen.cuts} cut lines, ${seen.refusals} times 503 with Retry-After`,
  );
  least(`${name} acknowledged bookings`, bookings.size, 1);
  most(`${name} acknowledged and lost`, lost, 0);
  most(`${name} doubled`, doubled, 0);
  most(`${name} books that do not balance`, booksBalance ? 0 : 1, 0);
  for (const one of seen.strange) say(`  ${one}`);
  most(`${name} other refusals`, seen.strange.size, 0);
  say(`${name} back after ${gapsMs.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`);
};

const slowest = ({ gapsMs }: Run): number => Math.max(...gapsMs) / 1000;

const start = async (): Promise<Omit<TestCluster, 'fixture'>> => {
  const mongods = await startThreeMongods();
  beforeLeaving(mongods.stop);
  process.env['HUNAR_TEST_MONGODB_URI'] = mongods.uri;
  const env = testEnv();
  useEnv(env);
  await connect(env.MONGODB_URI);
  beforeLeaving(disconnect);
  await prepareDatabase();
  const app = await startApp(`t_${process.pid}`);
  beforeLeaving(app.kill);
  return { mongods, app };
};

const renew = async (ground: Omit<TestCluster, 'fixture'>): Promise<TestCluster> => {
  await emptyDatabase();
  return { ...ground, fixture: await makeLoadFixture() };
};

const provePrimaries = async (ground: TestCluster): Promise<void> => {
  const run = await runUnderFire(ground, { blows: 5, strike: strikePrimary(ground) });
  await tellRun('R1 primary killed', ground, run);
  most('R1 seconds until writes are back', slowest(run), 10);
  const { lostUnsafe, acknowledgedSafe } = await showFault(ground);
  least('R1 control: unsafe writes lost', lostUnsafe, 1);
  most('R1 control: bookings said to be done meanwhile', acknowledgedSafe, 0);
};

const proveServer = async (ground: TestCluster): Promise<void> => {
  const run = await runUnderFire(ground, { blows: 10, strike: strikeApp(ground) });
  await tellRun('R2 server killed', ground, run);
  most('R2 seconds until ready', slowest(run), 5);
};

const proveAll = async (ground: TestCluster): Promise<void> => {
  const run = await runUnderFire(ground, { blows: 1, strike: strikeAll(ground) });
  await tellRun('R3 all killed', ground, run);
  await spoil(run.field);
  const spoilt = await judge(run.field, ground.fixture);
  least('R3 control: loss seen', spoilt.lost, 1);
  least('R3 control: double seen', spoilt.doubled, 1);
  least('R3 control: imbalance seen', spoilt.booksBalance ? 0 : 1, 1);
};

const proofs = { R1: provePrimaries, R2: proveServer, R3: proveAll };

const main = async (): Promise<void> => {
  const wanted = chosenProofs(proofs);
  const standing = await start();
  for (const prove of wanted) await prove(await renew(standing));
  await leaveWith(keepFigures('faults') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
