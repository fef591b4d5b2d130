import { createBookingCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { AdminClient } from '#models/admin-client.ts';
import { database } from '#models/connection.ts';
import { sendCall } from '../../testing/api/send-call.ts';
import type { TestCluster } from './runs.ts';

const WRITES = 20;
const collection = 'faultControl';

/** What became of writes that only the primary had heard of when it died. */
export interface Control {
  /** Written past the product, acknowledged by the primary alone, and gone. */
  lostUnsafe: number;
  /** Asked of the product at the same time, and said to be done. */
  acknowledgedSafe: number;
}

const writeUnsafely = async (primary: AdminClient): Promise<void> => {
  const rows = Array.from({ length: WRITES }, (_, at) => ({ at }));
  const options = { writeConcern: { w: 1, journal: false } };
  await primary.db(database().databaseName).collection(collection).insertMany(rows, options);
};

const askProduct = async ({ app, fixture }: TestCluster): Promise<boolean> => {
  const { customer, wishes } = fixture.bookers.at(-1) ?? {};
  const body = wishes?.at(-1)?.body;
  if (!customer || !body) throw new Error('Nobody is there to book.');
  const sent = { origin: app.url(), call: createBookingCall, token: customer.token, parts: { body } };
  const answer = await sendCall(sent).catch(() => null);
  return answer?.status === 201;
};

/** The fault itself, without the protection: the others do not hear of the writes, then their primary dies. */
export const showFault = async (ground: TestCluster): Promise<Control> => {
  await database().createCollection(collection);
  const primary = await ground.mongods.openPrimary();
  const replace = await ground.mongods.isolatePrimary();
  const asked = askProduct(ground);
  // Before the primary notices that nobody hears it.
  await writeUnsafely(primary);
  const replaced = replace();
  await primary.close().catch(() => null);
  const isSaid = await asked;
  await replaced;
  const kept = await database().collection(collection).countDocuments();
  return { lostUnsafe: WRITES - kept, acknowledgedSafe: isSaid ? 1 : 0 };
};
