import { database } from '#models/connection.ts';
import { eventually } from '../eventually.ts';

/** Forgets the answers to keyed requests, as if the server had died before it stored them. */
export const loseAnswers = async (): Promise<void> => {
  const rows = database().collection('idempotency');
  // A reply does not wait until its answer is stored.
  await eventually(async () => (await rows.countDocuments({ answer: { $exists: false } })) === 0);
  await rows.updateMany({}, { $unset: { answer: '' } });
};
