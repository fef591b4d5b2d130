import { mongooseAdapter } from '@payloadcms/db-mongodb';
import { buildConfig } from 'payload';
import { people, workers } from './collections.js';

// Payload with everything off that this one question does not need.
export const config = buildConfig({
  secret: 'a secret that is only good for this run, long enough',
  collections: [workers, people],
  db: mongooseAdapter({
    url: process.env.HUNAR_TEST_MONGODB_URI,
    // The collection stays as the product made it, with the product's indexes.
    connectOptions: { autoIndex: false, autoCreate: false },
    // Only what is selected is read, so nothing is left to be stripped.
    allowAdditionalKeys: true,
    // The order ends in the id: a second order by id would only keep the database from walking the index.
    disableFallbackSort: true,
  }),
  graphQL: { disable: true },
  logger: { options: { level: 'silent' } },
  telemetry: false,
  typescript: { autoGenerate: false },
});
