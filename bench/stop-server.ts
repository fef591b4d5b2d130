import { database } from '#models/connection.ts';
import type { startServer } from '#server/index.ts';

/** Stops the server of a benchmark process, and its database, when the run asks for it. */
export const stopWhenAsked = (
  server: Pick<Awaited<ReturnType<typeof startServer>>, 'stop'>,
  cleanUp: () => void = () => undefined,
): void => {
  const stop = async (): Promise<void> => {
    await database().dropDatabase();
    await server.stop();
    cleanUp();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
};
