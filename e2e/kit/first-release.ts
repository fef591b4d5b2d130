import assert from 'node:assert/strict';
import { database } from '#models/connection.ts';
import { findUserByEmail, type UserRecord } from '#models/people/user.ts';
import { runMigrations } from '#server/migrations/run-migrations.ts';
import { loadRelease } from './releases.ts';

export const closedAt = new Date();

export const collectionRows = (collection: string) => database().collection(collection);

/** Fills the database with the rows of 1.0.0. */
export const loadFirstRelease = async (): Promise<void> => {
  await loadRelease('1.0.0');
  // Closed today: else the database would one day forget it in the middle of a test.
  await collectionRows('reports').updateMany({ state: 'closed' }, { $set: { 'decision.at': closedAt } });
};

/** Migrates in small batches. */
export const migrate = (rules: Partial<Parameters<typeof runMigrations>[0]> = {}) =>
  runMigrations({ report: () => {}, batchSize: 3, lookAgainMs: 20, ...rules });

export const findPerson = async (email: string): Promise<UserRecord> => {
  const user = await findUserByEmail(email);
  assert.ok(user, email);
  return user;
};
