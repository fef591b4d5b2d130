import { computeContactCode } from '#lib/features/accounts/services/steps/contact-codes.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { BOOK, MOVE } from './faults.ts';
import { duringCall } from './faults-of-trust.ts';
import { PROVE, VERIFY_CODE } from './judge-numbers.ts';
import type { Fault, Sent } from './world.ts';

// Faults in the rules about codes and numbers. None of this is reached by the product.

const users = () => database().collection<UserRecord>('users');
const codes = () => database().collection<{ _id: string }>('contactCodes');

const fieldIn = ({ body }: Sent, name: string): string => {
  const value = new Map<string, unknown>(Object.entries(body ?? {})).get(name);
  return typeof value === 'string' ? value : '';
};

const isVerify = ({ name }: Sent): boolean => name === VERIFY_CODE;

/** Takes any code that is under way, whatever contact it was sent to. */
export const mixCodes: Fault = {
  body: async ({ codes: known }, sent) => {
    const isSent = [...known.values()].some(({ code }) => code === fieldIn(sent, 'code'));
    if (!isVerify(sent) || !isSent) return undefined;
    const code = computeContactCode(fieldIn(sent, 'challenge'));
    return Object.fromEntries<unknown>([...Object.entries(sent.body ?? {}), ['code', code]]);
  },
};

/** Counts no tries. */
export const forgetTries: Fault = {
  before: async (_world, sent) => {
    if (isVerify(sent)) await codes().updateMany({}, { $set: { tries: 0 } });
  },
};

/** Lets codes work for an hour. */
export const prolongCodes: Fault = {
  before: async (_world, sent) => {
    const expiresAt = new Date(now().getTime() + 3_600_000);
    if (isVerify(sent)) await codes().updateMany({}, { $set: { expiresAt } });
  },
};

/** Keeps a code that was used. */
export const keepCodes = (): Fault => {
  let kept: { _id: string } | null = null;
  return {
    before: async (_world, sent) => {
      kept = isVerify(sent) ? await codes().findOne({ _id: fieldIn(sent, 'challenge') }) : null;
    },
    after: async (_world, { status }) => {
      if (kept && status < 300) await codes().insertOne(kept);
    },
  };
};

const numberOf = (fields: readonly (keyof UserRecord)[], isCall: (sent: Sent) => boolean, filter: object) =>
  duringCall<UserRecord>(isCall, 'users', async () => {
    const rows = await users().find(filter).toArray();
    const ids = rows.map(({ _id }) => _id);
    const $unset = Object.fromEntries<true>(fields.map((name) => [name, true]));
    await users().updateMany({ _id: { $in: ids } }, { $unset });
    return { rows, fields };
  });

/** Forgets which numbers workers have while they are asked, or answer. */
export const forgetOwnNumbers = numberOf(['provedPhone'], ({ name }) => name === BOOK || name === MOVE, {
  role: 'worker',
  provedPhone: { $exists: true },
});

/** Treats every account as used a moment ago. */
export const wakeAccounts = duringCall<UserRecord>(isVerify, 'users', async () => {
  const rows = await users()
    .find({ provedPhone: { $exists: true } })
    .toArray();
  await users().updateMany({ provedPhone: { $exists: true } }, { $set: { phoneProvedAt: now() } });
  return { rows, fields: ['phoneProvedAt'] };
});

/** Treats every account as unused for long. */
export const sleepAccounts: Fault = {
  before: async (_world, sent) => {
    if (isVerify(sent))
      await users().updateMany(
        { provedPhone: { $exists: true } },
        { $set: { phoneProvedAt: new Date(0), signedInAt: new Date(0) }, $unset: { lastSeenAt: 1 } },
      );
  },
};

/** Takes a typed number for a proved one while its account asks for a booking. */
export const trustTypedNumbers = duringCall<UserRecord>(
  ({ name }) => name === BOOK,
  'users',
  async () => {
    const filter = { role: 'customer' as const, phoneProvedAt: { $exists: false } };
    const rows = await users().find(filter).toArray();
    await users().updateMany(filter, { $set: { phoneProvedAt: new Date(0) } });
    return { rows, fields: ['phoneProvedAt'] };
  },
);

const HOLDERS = 'provedPhone_1_role_1';

/** Lets several accounts of a role have one number. */
export const shareNumbers: Fault = {
  before: async (_world, { name }) => {
    if (name === PROVE && (await users().indexExists(HOLDERS))) await users().dropIndex(HOLDERS);
  },
  end: async () => {
    await users().deleteMany({});
    await users().createIndex(
      { provedPhone: 1, role: 1 },
      { name: HOLDERS, unique: true, partialFilterExpression: { provedPhone: { $gt: '' } } },
    );
  },
};
