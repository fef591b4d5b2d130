import { startTestMongod } from '#server/embedded/test-mongod.ts';

/** A database for a bench, on the server of the test run if there is one. */
export const findMongod = async (name: string): Promise<{ uri: string; stop(): Promise<void> }> => {
  const shared = process.env['HUNAR_TEST_MONGODB_URI'];
  const mongod = shared ? { uri: shared, stop: async () => {} } : await startTestMongod();
  const url = new URL(mongod.uri);
  url.pathname = `/${name}`;
  return { uri: url.href, stop: () => mongod.stop() };
};
