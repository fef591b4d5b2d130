import { database, toObjectId } from '#models/connection.ts';
import type { TotpRecord } from '#models/accounts/totp.ts';
import type { UserRecord } from '#models/people/user.ts';
import { makePhoneUser } from '#e2e/kit/factories/users.ts';
import { afterSuccess } from './faults.ts';
import { duringCall } from './faults-of-trust.ts';
import { ASK_CODE, SET_UP, TURN_OFF } from './judge-codes.ts';
import { PROVE, VERIFY_CODE } from './judge-numbers.ts';
import { idOf, type Fault } from './world.ts';

// Faults in the rules about what codes are for, how many there are, and second factors. None of this is reached by the
// product.

const codes = () => database().collection('contactCodes');
const totps = () => database().collection<TotpRecord>('totps');
const users = () => database().collection<UserRecord>('users');

/** Takes every code for one that signs in. */
export const forgetPurposes: Fault = {
  before: async (_world, { name }) => {
    if (name === VERIFY_CODE) await codes().updateMany({}, { $set: { purpose: 'signIn' } });
  },
};

/** Takes every code for one that the caller has asked for. */
export const forgetAskers: Fault = {
  before: async (_world, { name, who }) => {
    if (name === PROVE && who) await codes().updateMany({}, { $set: { userId: toObjectId(idOf(who)) } });
  },
};

/** Treats authenticator apps as never finished while a code is typed. */
export const skipFactors = duringCall<TotpRecord>(
  ({ name }) => name === VERIFY_CODE,
  'totps',
  async () => {
    const rows = await totps()
      .find({ confirmedAt: { $ne: null } })
      .toArray();
    await totps().updateMany({}, { $set: { confirmedAt: null } });
    return { rows, fields: ['confirmedAt'] };
  },
);

/** Treats admins with a proved number as customers while a code is typed. */
export const enterAdmins = duringCall<UserRecord>(
  ({ name }) => name === VERIFY_CODE,
  'users',
  async () => {
    const filter = { role: 'admin' as const, provedPhone: { $exists: true } };
    const rows = await users().find(filter).toArray();
    await users().updateMany(filter, { $set: { role: 'customer' } });
    return { rows, fields: ['role'] };
  },
);

/** Counts nothing against a limit. */
export const forgetLimit = (call: string, rule: string): Fault => ({
  before: async (_world, { name }) => {
    if (name !== call) return;
    const key = new RegExp(`^${rule}:`);
    await database().collection('rateLimits').deleteMany({ key });
  },
});

export const forgetCodesAnHour = forgetLimit(ASK_CODE, 'codeHour');
export const forgetCodesADay = forgetLimit(ASK_CODE, 'codeDay');
export const forgetCodesOfDevice = forgetLimit(ASK_CODE, 'codeDevice');
export const forgetSmsBudget = forgetLimit(ASK_CODE, 'smsDay');

/** Takes every number for a proved one while SMS are sent. */
export const proveForSms = (): Fault => {
  let made: UserRecord[] = [];
  return {
    beforeWork: async ({ askedCodes }) => {
      const phones = [...new Set(askedCodes.map(({ phone }) => phone))];
      const known = await users()
        .find({ provedPhone: { $in: phones } })
        .toArray();
      const open = phones.filter((phone) => known.every(({ provedPhone }) => provedPhone !== phone));
      made = await Promise.all(
        open.map((phone) => makePhoneUser({ name: 'Meena Rao', phone, role: 'broker' })),
      );
    },
    afterWork: async () => {
      await users().deleteMany({ _id: { $in: made.map(({ _id }) => _id) } });
    },
  };
};

/** Tells a number nothing when its account leaves it. */
export const forgetOldNumbers = afterSuccess(PROVE, () =>
  database().collection('outbox').deleteMany({ kind: 'sms' }),
);

/** Lets an admin turn off the authenticator app. */
export const turnOffAlone: Fault = {
  after: async (_world, { name, who, status }) => {
    if (name === TURN_OFF && status === 403 && who) await totps().deleteOne({ _id: toObjectId(idOf(who)) });
  },
};

/** Forgets that another app needs the code that was shown to the lead. */
export const forgetSetupCodes: Fault = {
  before: async (_world, { name }) => {
    if (name === SET_UP) await totps().updateMany({}, { $unset: { setupHash: 1 } });
  },
};
