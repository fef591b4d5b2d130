import { database } from '#models/connection.ts';
import { prepareDatabase } from '../prepare-database.ts';

const SOURCE = 'unreadable';

/** Makes the database fail whoever reads the skills, until the function that it returns is called. */
export const breakSkills = async (): Promise<() => Promise<void>> => {
  await database().collection(SOURCE).insertOne({ key: 'no number' });
  await database().dropCollection('skills');
  await database().createCollection('skills', {
    viewOn: SOURCE,
    pipeline: [{ $project: { key: { $toInt: '$key' } } }],
  });
  return async () => {
    await database().dropCollection('skills');
    await database().dropCollection(SOURCE);
    await prepareDatabase();
  };
};
