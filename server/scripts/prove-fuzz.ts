import { database } from '#models/connection.ts';
import { testEnv } from '../testing/test-env.ts';
import { startTestMongod } from '../embedded/test-mongod.ts';
import { complain } from '../embedded/say.ts';
import { startServer } from '../index.ts';
import { chosenProofs, keepFigures, most } from './prove-figures.ts';
import { findSchemathesis } from './prove-fuzz/schemathesis.ts';
import { fuzzAs } from './prove-fuzz/fuzz-as.ts';
import { fuzzRoles, makeCaller } from './prove-fuzz/callers.ts';
import { listUnasked, readOperations } from './prove-fuzz/operations.ts';
import { beforeLeaving, leaveWith, runScript } from './run-script.ts';

const startDatabase = async (): Promise<string> => {
  const given = process.env['HUNAR_TEST_MONGODB_URI'];
  if (given) return given;
  const mongod = await startTestMongod();
  beforeLeaving(mongod.stop);
  return mongod.uri;
};

const startFuzzedServer = async () => {
  process.env['HUNAR_TEST_MONGODB_URI'] = await startDatabase();
  const server = await startServer({ env: testEnv({ RATE_LIMIT_FACTOR: '100000' }), pages: false });
  beforeLeaving(server.stop);
  beforeLeaving(async () => void (await database().dropDatabase()));
  return server;
};

// All roles; of those named behind the command, only theirs.
const main = async (): Promise<void> => {
  const chosen = chosenProofs(Object.fromEntries(fuzzRoles.map((role) => [role, role])));
  const operations = readOperations();
  const command = await findSchemathesis();
  const { url } = await startFuzzedServer();
  for (const role of chosen) {
    const openSession = await makeCaller(role);
    const { failures, asked } = await fuzzAs({ command, url, role, openSession });
    const unasked = listUnasked(operations, asked);
    for (const operation of unasked) complain(`As ${role} nobody asked ${operation}.`);
    most(`V1 operations that the fuzz did not ask as ${role}`, unasked.length, 0);
    most(`V1 faults found by the fuzz as ${role}`, failures, 0);
  }
  await leaveWith(keepFigures('fuzz') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
