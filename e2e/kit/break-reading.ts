import { database } from '#models/connection.ts';
import { prepareDatabase } from '#server/prepare-database.ts';

const SOURCE = 'unreadable';

/** Makes reads of these collections fail until the returned function is called. */
export const breakReading = async (...collections: string[]): Promise<() => Promise<void>> => {
  await database().collection(SOURCE).insertOne({ key: 'no number' });
  for (const name of collections) {
    await database().dropCollection(name);
    await database().createCollection(name, {
      viewOn: SOURCE,
      // Grouped, so that no reader's filter runs first and skips the row.
      pipeline: [{ $group: { _id: { $toInt: '$key' } } }],
    });
  }
  return async () => {
    for (const name of [...collections, SOURCE]) await database().dropCollection(name);
    await prepareDatabase();
  };
};
