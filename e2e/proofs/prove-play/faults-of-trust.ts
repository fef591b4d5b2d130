import type { AgencyInviteRecord } from '#models/agency/agency-invite.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { database, newObjectId, toObjectId } from '#models/connection.ts';
import type { AppealRecord } from '#models/people/appeal.ts';
import type { PauseRecord } from '#models/people/pause.ts';
import type { UserRecord } from '#models/people/user.ts';
import type { IdempotencyRecord } from '#models/platform/idempotency.ts';
import { seeWorker } from '#e2e/kit/factories/papers.ts';
import { afterSuccess, BOOK, MOVE } from './faults.ts';
import { VERIFY } from './judge-trust.ts';
import { idOf, type Fault, type Sent } from './world.ts';

// Faults in the rules about proved contacts, pauses, claims and what the office keeps. None of this is reached by the product.

const bookings = () => database().collection<BookingRecord>('bookings');
const users = () => database().collection<UserRecord>('users');
const pauses = () => database().collection<PauseRecord>('pauses');
const appeals = () => database().collection<AppealRecord>('appeals');

const PAUSE = 'PUT /admin/users/{id}/pause';
const LEAVE = 'POST /users/delete-account';
const CLAIM = 'POST /bookings/{id}/no-show';
const APPEAL = 'PUT /admin/appeals/{id}';

const DAY_MS = 86_400_000;

interface Row {
  _id: ReturnType<typeof toObjectId>;
}

/** Changes rows during a call and restores the changed fields before the judges run. */
export const duringCall = <One extends Row>(
  isCall: (sent: Sent) => boolean,
  collection: string,
  change: (sent: Sent) => Promise<{ rows: One[]; fields: readonly (keyof One & string)[] }>,
): Fault => {
  let kept: Awaited<ReturnType<typeof change>> = { rows: [], fields: [] };
  return {
    before: async (_world, sent) => {
      kept = isCall(sent) ? await change(sent) : { rows: [], fields: [] };
    },
    after: async () => {
      const { rows, fields } = kept;
      for (const row of rows) {
        const set = Object.fromEntries(fields.flatMap((name) => (name in row ? [[name, row[name]]] : [])));
        const missing = fields.filter((name) => !(name in row));
        const unset = Object.fromEntries<true>(missing.map((name) => [name, true]));
        const { _id } = row;
        await database().collection<Row>(collection).updateOne({ _id }, { $set: set, $unset: unset });
      }
    },
  };
};

const statusIn = ({ body }: Sent): unknown =>
  typeof body === 'object' && body !== null
    ? new Map<string, unknown>(Object.entries(body)).get('status')
    : null;

/** Treats every contact of a paused account as proved. */
export const proveMarks = afterSuccess(PAUSE, () =>
  pauses().updateMany({}, [{ $set: { provedMarks: '$contactMarks' } }]),
);

/** Starts every pause at once. */
export const dropNotice = afterSuccess(PAUSE, () =>
  pauses().updateMany({ urgency: { $exists: false } }, [{ $set: { startsAt: '$at' } }]),
);

/** Treats every ended pause as one that ended long ago. */
export const ageEndedPauses = duringCall<PauseRecord>(
  ({ name }) => name === PAUSE,
  'pauses',
  async () => {
    const rows = await pauses()
      .find({ 'ended.at': { $exists: true } })
      .toArray();
    await pauses().updateMany({ 'ended.at': { $exists: true } }, { $set: { 'ended.at': new Date(0) } });
    return { rows, fields: ['ended'] };
  },
);

/** Treats every appeal as one against another lead's pause. */
export const forgetPauser = duringCall<AppealRecord>(
  ({ name }) => name === APPEAL,
  'appeals',
  async () => {
    const rows = await appeals().find({}).toArray();
    await appeals().updateMany({}, { $set: { pausedBy: newObjectId() } });
    return { rows, fields: ['pausedBy'] };
  },
);

/** Closes the appeals against a pause that is lifted. */
export const closeLifted = afterSuccess(PAUSE, async () => {
  const ended = await pauses()
    .find({ ended: { $ne: null } })
    .toArray();
  const pauseId = { $in: ended.map(({ _id }) => _id) };
  await appeals().updateMany({ state: 'open', pauseId }, { $set: { state: 'over' } });
});

/** Treats a claim about work in progress as one about a visit that never began, with the other side informed. */
export const forgetBegun: Fault = {
  after: async (_world, { name, status, params }) => {
    if (name !== CLAIM || status >= 300) return;
    const begun = {
      _id: toObjectId(params['id'] ?? ''),
      'noShow.from': { $in: ['in_progress', 'completed'] },
    };
    const claim = await bookings().findOne(begun);
    if (!claim?.noShow) return;
    const { at } = claim.noShow;
    const answerBy = new Date(at.getTime() + 2 * DAY_MS);
    await bookings().updateOne(begun, {
      $set: {
        'noShow.state': 'open',
        'noShow.from': 'accepted',
        'noShow.seenAt': at,
        'noShow.answerBy': answerBy,
      },
      $unset: { 'noShow.office': '' },
    });
  },
};

/** Moves the end of a job later for the claimant. */
export const claimLate = duringCall<BookingRecord>(
  ({ name }) => name === CLAIM,
  'bookings',
  async ({ params }) => {
    const _id = toObjectId(params['id'] ?? '');
    const rows = await bookings().find({ _id }).toArray();
    for (const { endsAt } of rows)
      await bookings().updateOne({ _id }, { $set: { endsAt: new Date(endsAt.getTime() + 2 * DAY_MS) } });
    return { rows, fields: ['endsAt'] };
  },
);

/** Forgets which claims were rejected. */
export const forgiveClaims = duringCall<BookingRecord>(
  ({ name }) => name === 'GET /users/counted',
  'bookings',
  async () => {
    const rows = await bookings().find({ 'noShow.state': 'dismissed' }).toArray();
    await bookings().updateMany({ 'noShow.state': 'dismissed' }, { $set: { 'noShow.state': 'dropped' } });
    return { rows, fields: ['noShow'] };
  },
);

/** Treats every job the worker cancelled as cancelled by the customer. */
export const blameCustomers = duringCall<BookingRecord>(
  ({ name }) => name === 'GET /users/{id}',
  'bookings',
  async () => {
    const rows = await bookings().find({ status: 'cancelled', 'history.mover': 'worker' }).toArray();
    for (const { _id, history } of rows) {
      const changed = history.map((change) => ({ ...change, mover: 'customer' as const }));
      await bookings().updateOne({ _id }, { $set: { history: changed } });
    }
    return { rows, fields: ['history'] };
  },
);

/** Shows a booking's instructions to the worker who cancelled it. */
export const leakInstructions: Fault = {
  answer: async (_world, { name, who, params }, text) => {
    if (name !== 'GET /bookings/{id}' || who?.role !== 'worker') return text;
    const booking = await bookings().findOne({ _id: toObjectId(params['id'] ?? '') });
    const isGivenUp = booking?.status === 'cancelled' && booking.history.at(-1)?.mover === 'worker';
    return isGivenUp ? text.replace('"instructions":""', `"instructions":"${booking.instructions}"`) : text;
  },
};

/** Keeps the whole answer for a request that is repeated. */
export const keepAnswers: Fault = {
  answer: async (_world, { name, who }, text) => {
    const rows = database().collection<IdempotencyRecord>('idempotency');
    if (name === BOOK && who)
      await rows.updateMany({ userId: toObjectId(idOf(who)) }, { $set: { answer: text } });
    return text;
  },
};

const unproved = { emailProvedAt: { $exists: false } };

const unprovedIds = async () => (await users().find(unproved).toArray()).map(({ _id }) => _id);

/** Frees the places for open requests of accounts without a proved contact. */
export const freeUnprovedPlaces: Fault = {
  before: async (_world, { name }) => {
    if (name !== BOOK) return;
    await bookings().updateMany({ customerId: { $in: await unprovedIds() } }, { $set: { openSlot: null } });
  },
};

/** Treats workers as proved while they accept. */
export const trustWorkers = duringCall<UserRecord>(
  (sent) => sent.name === MOVE && statusIn(sent) === 'accepted',
  'users',
  async () => {
    const rows = await users()
      .find({ ...unproved, role: 'worker' })
      .toArray();
    await users().updateMany({ ...unproved, role: 'worker' }, { $set: { emailProvedAt: new Date(0) } });
    return { rows, fields: ['emailProvedAt'] };
  },
);

/** Lets a request of an unproved account hold its time for a day. */
export const holdForDay = afterSuccess(BOOK, async () => {
  for (const { _id, createdAt } of await bookings()
    .find({ 'hold.until': { $type: 'date' } })
    .toArray())
    await bookings().updateOne({ _id }, { $set: { 'hold.until': new Date(createdAt.getTime() + DAY_MS) } });
});

/** Forgets which times of a worker's day unproved accounts hold. */
export const forgetHolds = duringCall<BookingRecord>(
  ({ name }) => name === BOOK,
  'bookings',
  async () => {
    const rows = await bookings()
      .find({ 'hold.until': { $type: 'date' } })
      .toArray();
    await bookings().updateMany({ 'hold.until': { $type: 'date' } }, { $set: { hold: null } });
    return { rows, fields: ['hold'] };
  },
);

/** Removes the end of holds, so that requests keep their time. */
export const keepHeldTimes: Fault = {
  before: async (_world, { name }) => {
    if (name === BOOK)
      await bookings().updateMany({ 'hold.until': { $type: 'date' } }, { $set: { hold: { until: null } } });
  },
};

/** Deletes the evidence about a person with the account. */
export const removeEvidence = afterSuccess(LEAVE, () => database().collection('evidence').deleteMany({}));

const RENAME = 'PUT /users/update-worker-profile';

/** Takes every page for one that shows the worker as they are now. */
export const trustPages: Fault = {
  body: async (_world, { name, params, body }) =>
    name === VERIFY && typeof body === 'object' && body !== null && 'seen' in body
      ? { ...body, seen: await seeWorker(params['id'] ?? '') }
      : undefined,
};

/** Lets an agency invite although it must prove a contact first. */
export const freeAgencies = duringCall<UserRecord>(
  ({ name }) => name === 'POST /agency/invites',
  'users',
  async () => {
    const rows = await users().find({ mustProve: true }).toArray();
    await users().updateMany({ mustProve: true }, { $unset: { mustProve: 1 } });
    return { rows, fields: ['mustProve'] };
  },
);

/** Moves a verification to the worker's new name. */
export const moveBadge = (): Fault => {
  let verification: UserRecord['verification'] = null;
  return {
    before: async (_world, { name, who }) => {
      const user = name === RENAME && who ? await users().findOne({ _id: toObjectId(idOf(who)) }) : null;
      verification = user?.verification ?? null;
    },
    after: async (_world, { name, who }) => {
      const _id = toObjectId(who ? idOf(who) : '0'.repeat(24));
      const user = name === RENAME && verification ? await users().findOne({ _id }) : null;
      if (!user || !verification) return;
      const shownAs = { name: user.name, imageKey: user.imageKey };
      await users().updateOne({ _id }, { $set: { verification: { ...verification, shownAs } } });
    },
  };
};

/** Removes the name of a former admin from the audit. */
export const forgetActor = afterSuccess(LEAVE, ({ who }) =>
  database()
    .collection('audit')
    .updateMany({ actorId: toObjectId(who ? idOf(who) : '0'.repeat(24)) }, { $set: { actorName: '' } }),
);

/** Deletes the audit rows about a person with the account. */
export const removeSubject = afterSuccess(LEAVE, ({ who }) =>
  database()
    .collection('audit')
    .deleteMany({ subjectId: who ? idOf(who) : '' }),
);

/** Treats the answer of a person who only typed a contact as its owner's. */
export const settleByAnyone: Fault = {
  after: async (_world, { name, who, params, status }) => {
    if (name !== 'PUT /agency/invites/{id}' || who?.role !== 'worker' || status >= 300) return;
    await database()
      .collection<AgencyInviteRecord>('agencyInvites')
      .updateOne(
        { _id: toObjectId(params['id'] ?? ''), state: 'open' },
        { $set: { state: 'declined', workerId: toObjectId(idOf(who)) } },
      );
  },
};
