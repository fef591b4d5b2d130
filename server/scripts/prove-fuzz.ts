import { testEnv } from '../testing/test-env.ts';
import { startTestMongod } from '../embedded/test-mongod.ts';
import { startServer } from '../index.ts';
import { keepFigures, most } from './prove-figures.ts';
import { findSchemathesis } from './prove-fuzz/schemathesis.ts';
import { fuzzAs } from './prove-fuzz/fuzz-as.ts';
import { fuzzRoles, makeCallers } from './prove-fuzz/callers.ts';
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
  return server;
};

const main = async (): Promise<void> => {
  const command = await findSchemathesis();
  const { url } = await startFuzzedServer();
  const callers = await makeCallers();
  for (const role of fuzzRoles) {
    const failures = await fuzzAs({ command, url, role, tokens: callers[role] });
    most(`V1 faults found by the fuzz as ${role}`, failures, 0);
  }
  await leaveWith(keepFigures('fuzz') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
