import type { AdminClient } from '#models/admin-client.ts';
import { database, toObjectId } from '#models/connection.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { viewIn } from '#e2e/kit/booking-client.ts';
import type { TestCluster } from './runs.ts';

const WRITES = 20;
const collection = 'faultControl';

/** The fate of writes that only the dying primary had received. */
export interface Control {
  /** Writes that only the primary acknowledged and that were lost. */
  lostUnsafe: number;
  /** Bookings through the product at the same time that were acknowledged, and lost all the same. */
  lostSafe: number;
}

const writeUnsafely = async (primary: AdminClient): Promise<void> => {
  const rows = Array.from({ length: WRITES }, (_, at) => ({ at }));
  const options = { writeConcern: { w: 1, journal: false } };
  await primary.db(database().databaseName).collection(collection).insertMany(rows, options);
};

/** The id of the booking that the product acknowledged; null when it did not. */
const askProduct = async ({ app, fixture }: TestCluster): Promise<string | null> => {
  const { customer, wishes } = fixture.bookers.at(-1) ?? {};
  const body = wishes?.at(-1)?.body;
  if (!customer || !body) throw new Error('There is no one to book.');
  const answer = await sendCall({
    origin: app.url(),
    call: 'POST /bookings',
    token: customer.token,
    parts: { body },
  }).catch(() => null);
  return answer?.status === 201 ? viewIn(answer)._id : null;
};

/** Shows the fault without the protection: the primary dies before the other members receive its writes. */
export const showFault = async (ground: TestCluster): Promise<Control> => {
  await database().createCollection(collection);
  const primary = await ground.mongods.openPrimary();
  const replace = await ground.mongods.isolatePrimary();
  const answer = askProduct(ground);
  // Before the primary notices that it is isolated.
  await writeUnsafely(primary);
  const replaced = replace();
  await primary.close().catch(() => null);
  const acknowledged = await answer;
  await replaced;
  const kept = await database().collection(collection).countDocuments();
  // The new primary may have taken it, which is enough.
  const filter = { _id: toObjectId(acknowledged ?? '0'.repeat(24)) };
  const isLost =
    acknowledged !== null && (await database().collection('bookings').countDocuments(filter)) === 0;
  return { lostUnsafe: WRITES - kept, lostSafe: isLost ? 1 : 0 };
};
