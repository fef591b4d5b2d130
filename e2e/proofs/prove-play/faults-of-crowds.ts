import type { BookingRecord } from '#models/bookings/booking.ts';
import { database, newObjectId, toObjectId } from '#models/connection.ts';
import type { PauseRecord } from '#models/people/pause.ts';
import type { UserRecord } from '#models/people/user.ts';
import { z } from 'zod';
import { forgetLimit } from './faults-of-codes.ts';
import { duringCall } from './faults-of-trust.ts';
import { idOf, type Fault } from './world.ts';

// Faults in the rules against one person who looks like many, and about claims and pauses. None of this is reached by
// the product.

const bookings = () => database().collection<BookingRecord>('bookings');
const pauses = () => database().collection<PauseRecord>('pauses');
const users = () => database().collection<UserRecord>('users');

/** Forgets which reports are open. */
export const forgetOpenReports: Fault = {
  before: async (_world, { name }) => {
    if (name === 'POST /users/{id}/report')
      await database()
        .collection('reports')
        .updateMany({}, { $unset: { openKey: 1 } });
  },
};

/** Forgets how many mailboxes of a domain begin to count today. */
export const forgetDomains: Fault = {
  before: async (_world, { name }) => {
    if (name === 'POST /auth/verify-email')
      await database()
        .collection('mailTrust')
        .updateMany({}, { $set: { used: 0 } });
  },
};

/** Counts no links to a mailbox. */
export const forgetLinks = forgetLimit('POST /auth/register', 'linkMailHour');

const named = z.looseObject({ name: z.string() });

/** Stores a name that was refused. */
export const keepName: Fault = {
  after: async (_world, { name: call, who, body, status }) => {
    const name = named.safeParse(body).data?.name;
    if (call !== 'PUT /users/update-worker-profile' || status !== 400 || !who || name === undefined) return;
    await users().updateOne({ _id: toObjectId(idOf(who)) }, { $set: { name } });
  },
};

/** Takes every account for a proved one while shown days are stored. */
export const proveSearchers = (): Fault => {
  let ids: UserRecord['_id'][] = [];
  return {
    beforeWork: async () => {
      const unproved = await users()
        .find({ emailProvedAt: { $exists: false }, phoneProvedAt: { $exists: false } })
        .toArray();
      ids = unproved.map(({ _id }) => _id);
      await users().updateMany({ _id: { $in: ids } }, { $set: { emailProvedAt: new Date(0) } });
    },
    afterWork: async () => {
      await users().updateMany({ _id: { $in: ids } }, { $unset: { emailProvedAt: 1 } });
    },
  };
};

/** Hides pauses from the clocks of claims. */
export const hidePauses = (): Fault => {
  let [hidden, locked]: [PauseRecord[], UserRecord[]] = [[], []];
  return {
    beforeClose: async () => {
      hidden = await pauses().find({}).toArray();
      locked = await users()
        .find({ suspendedAt: { $ne: null } })
        .toArray();
      for (const { _id } of hidden) await pauses().updateOne({ _id }, { $set: { userId: newObjectId() } });
      await users().updateMany({}, { $set: { suspendedAt: null } });
    },
    afterClose: async () => {
      for (const { _id, userId } of hidden) await pauses().updateOne({ _id }, { $set: { userId } });
      for (const { _id, suspendedAt } of locked) await users().updateOne({ _id }, { $set: { suspendedAt } });
    },
  };
};

/** Takes every claim for one that its other side has opened, while deadlines are checked. */
export const assumeSeen = (): Fault => {
  let unseen: BookingRecord[] = [];
  return {
    beforeClose: async () => {
      unseen = await bookings()
        .find({ 'noShow.state': 'open', 'noShow.seenAt': { $exists: false } })
        .toArray();
      for (const { _id, noShow } of unseen)
        if (noShow) await bookings().updateOne({ _id }, { $set: { 'noShow.seenAt': noShow.at } });
    },
    afterClose: async () => {
      const _id = { $in: unseen.map((one) => one._id) };
      await bookings().updateMany({ _id }, { $unset: { 'noShow.seenAt': 1 } });
    },
  };
};

/** Takes a worker's tap for the word of a witness, while deadlines are checked. */
export const assumeWitness = (): Fault => {
  let ids: BookingRecord['_id'][] = [];
  return {
    beforeClose: async () => {
      const open = await bookings()
        .find({ 'noShow.state': 'open', arrivalWitness: { $exists: false } })
        .toArray();
      ids = open.map(({ _id }) => _id);
      await bookings().updateMany({ _id: { $in: ids } }, { $set: { arrivalWitness: 'position' } });
    },
    afterClose: async () => {
      await bookings().updateMany({ _id: { $in: ids } }, { $unset: { arrivalWitness: 1 } });
    },
  };
};

/** Hides the bookings of a customer who is being paused. */
export const keepBooked = duringCall<BookingRecord>(
  ({ name }) => name === 'PUT /admin/users/{id}/pause',
  'bookings',
  async ({ params }) => {
    const filter = { customerId: toObjectId(params['id'] ?? '') };
    const rows = await bookings().find(filter).toArray();
    await bookings().updateMany(filter, { $set: { customerId: newObjectId() } });
    return { rows, fields: ['customerId'] };
  },
);
