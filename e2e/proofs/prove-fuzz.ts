import { database } from '#models/connection.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { complain } from '#lib/platform/terminal/say.ts';
import { startServer } from '#server/index.ts';
import { chosenProofs, keepFigures, recordMax } from './prove-figures.ts';
import { findSchemathesis } from './prove-fuzz/schemathesis.ts';
import { fuzzAs } from './prove-fuzz/fuzz-as.ts';
import { fuzzRoles, makeCaller } from './prove-fuzz/callers.ts';
import { listUncalled, readOperations } from './prove-fuzz/operations.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';

const startDatabase = async (): Promise<string> => {
  const mongoUri = process.env['HUNAR_TEST_MONGODB_URI'];
  if (mongoUri) return mongoUri;
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

// All roles, or those named on the command line.
const main = async (): Promise<void> => {
  const chosen = chosenProofs(Object.fromEntries(fuzzRoles.map((role) => [role, role])));
  const operations = readOperations();
  const command = await findSchemathesis();
  const { url } = await startFuzzedServer();
  for (const role of chosen) {
    const openSession = await makeCaller(role);
    const { failures, called } = await fuzzAs({ command, url, role, openSession });
    const unasked = listUncalled(operations, called);
    for (const operation of unasked) complain(`As ${role} nobody asked ${operation}.`);
    recordMax(`V1 operations that the fuzz did not ask as ${role}`, unasked.length, 0);
    recordMax(`V1 faults found by the fuzz as ${role}`, failures, 0);
  }
  await leaveWith(keepFigures('fuzz') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
