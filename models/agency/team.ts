import { toObjectId, Tx } from '#models/connection.ts';
import { User, type UserRecord } from '#models/people/user.ts';

/** An agency has at most so many workers in lists; more are not expected. */
const MOST = 200;

/** The workers who belong to an agency, by name. */
export const listTeam = (brokerId: string): Promise<UserRecord[]> =>
  User.find({ brokerId }).sort({ name: 1, _id: 1 }).limit(MOST).lean<UserRecord[]>().exec();

interface Link {
  workerId: string;
  brokerId: string;
}

/** Links a worker who belongs to no agency; false for one who does. */
export const joinTeam = async ({ workerId, brokerId, at }: Link & { at: Date }, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await User.updateOne(
    { _id: workerId, role: 'worker', brokerId: null },
    { $set: { brokerId: toObjectId(brokerId), brokerSince: at } },
    Tx.session(tx),
  );
  return matchedCount === 1;
};

/** Ends a worker's link to this agency; false when there is none. */
export const quitTeam = async ({ workerId, brokerId }: Link, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await User.updateOne(
    { _id: workerId, brokerId },
    { $set: { brokerId: null, brokerSince: null } },
    Tx.session(tx),
  );
  return matchedCount === 1;
};

/** Workers whom an e-mail address or a phone belongs to; phones are nobody's alone. */
export const findWorkersByContact = (contact: string): Promise<UserRecord[]> =>
  User.find({ role: 'worker', ...(contact.includes('@') ? { email: contact } : { phone: contact }) })
    .limit(5)
    .lean<UserRecord[]>()
    .exec();
