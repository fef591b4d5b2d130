import { database } from '#models/connection.ts';
import { prepareDatabase } from '../prepare-database.ts';

const SOURCE = 'unreadable';

/** Makes the database fail whoever reads these collections, until the function that it returns is called. */
export const breakReading = async (...collections: string[]): Promise<() => Promise<void>> => {
  await database().collection(SOURCE).insertOne({ key: 'no number' });
  for (const name of collections) {
    await database().dropCollection(name);
    await database().createCollection(name, {
      viewOn: SOURCE,
      // Grouped, so that no reader's own filter comes before it and spares the row.
      pipeline: [{ $group: { _id: { $toInt: '$key' } } }],
    });
  }
  return async () => {
    for (const name of [...collections, SOURCE]) await database().dropCollection(name);
    await prepareDatabase();
  };
};
