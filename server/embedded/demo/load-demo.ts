import { roles } from '#lib/platform/contract/actor.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { DEMO_PASSWORD, demoEmail } from '#lib/features/accounts/rules/demo-login.ts';
import { now } from '#lib/platform/time/clock.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { listAuditFor } from '#models/platform/audit.ts';
import { database, inTransaction } from '#models/connection.ts';
import { findUserByEmail, type UserRecord } from '#models/people/user.ts';
import { findDemoNumber, openAccounts, type StoreAccount } from './accounts.ts';
import { loadDemoAgencies } from './agencies.ts';
import { loadDemoBookings } from './bookings.ts';
import { endPastVisits } from './end-visits.ts';
import { drawDemoPictures } from './pictures.ts';
import { loadDemoReferrals } from './referrals.ts';
import { loadDemoTalks } from './talks.ts';
import { loadDemoWorkers } from './workers.ts';
import { customerRows } from './customer-rows.ts';
import { livingAt } from './places.ts';
import { putFavorite } from '#models/favorites/favorite.ts';
import { listServiceRecords } from '#models/catalogue/service.ts';
import { uploadImage } from '#lib/platform/images/images.ts';
import { createService, listServices } from '#lib/features/catalogue/services/jobs.ts';
import { createSkill, createWorkType } from '#lib/features/catalogue/services/named-lists.ts';
import { importSearchWords, readSearchWords } from '#lib/features/catalogue/services/search-words.ts';
import { runSeed, type SeedTarget } from '#server/seed/run-seed.ts';
import { decideTopUp } from '#lib/features/money/services/top-ups.ts';
import { findTopUpByNumber, insertTopUp } from '#models/money/top-up.ts';

const rows = [
  { worker: 1, number: 'HN-W2T3P', amountPaise: 120_000, isConfirmed: true },
  { worker: 2, number: 'HN-W4T6P', amountPaise: 50_000, isConfirmed: true },
  { worker: 3, number: 'HN-W5T7P', amountPaise: 250_000, isConfirmed: false },
] as const;

/** Top-ups: two that the demo's admin has confirmed, and a pending one. */
const loadDemoWallets = async (actor: Actor): Promise<void> => {
  for (const { worker, number, amountPaise, isConfirmed } of rows) {
    const user = await findUserByEmail(demoEmail('worker', worker));
    if (!user) continue;
    const row = { number, userId: String(user._id), amountPaise, reference: 'UPI', createdAt: now() };
    const topUp = (await findTopUpByNumber(number)) ?? (await inTransaction((tx) => insertTopUp(row, tx)));
    if (isConfirmed && topUp.state === 'open')
      await decideTopUp({ actor, params: { id: String(topUp._id) }, body: { confirm: true } });
  }
};

const openSeedTarget = (actor: Actor): SeedTarget => ({
  addSkill: async (body) => (await createSkill({ actor, body })).data,
  addWorkType: (body) => createWorkType({ actor, body }),
  listTitles: async () => (await listServices()).data.map(({ title }) => title),
  upload: async (bytes) => {
    const file = { bytes, fileName: 'service.png' };
    return (await uploadImage({ actor, query: {}, file })).data.key;
  },
  addJob: (body) => createService({ actor, body }),
  listWords: readSearchWords,
  importWords: (table) =>
    importSearchWords({ actor, file: { bytes: Buffer.from(table), fileName: 'search-words.csv' } }),
});

/** The same lists that the seed brings to a new marketplace, kept by the demo's admin. */
const loadDemoLists = async (actor: Actor): Promise<void> => {
  await runSeed(openSeedTarget(actor));
};

// The electrician and the cook next door.
const savedWorkers = [1, 2];
const SAVED_SERVICES = 2;

/** Saves favourites for the first customer. */
const loadDemoFavorites = async (): Promise<void> => {
  const customer = await findUserByEmail(demoEmail('customer'));
  if (!customer) throw new Error('The demo has no customer.');
  const userId = String(customer._id);
  for (const { _id } of (await listServiceRecords()).slice(0, SAVED_SERVICES))
    await putFavorite({ userId, kind: 'service', thingId: String(_id), at: now() });
  for (const number of savedWorkers) {
    const worker = await findUserByEmail(demoEmail('worker', number));
    if (worker) await putFavorite({ userId, kind: 'worker', thingId: String(worker._id), at: now() });
  }
};

/** Stores the customers. */
const loadDemoCustomers = async (store: StoreAccount): Promise<void> => {
  for (const [name, pinCode, street] of customerRows)
    await store({ name, role: 'customer', ...(await livingAt(pinCode, street)) });
};

export interface DemoLogin {
  role: string;
  email: string;
  password: string;
}

interface DemoPeople {
  logins: DemoLogin[];
  /** A worker's number that signs in with a code; null where there is none. */
  number: string | null;
}

// Collections filled by people or by us. Rows that a running server writes (leases, limits) do not count.
const filled = ['users', 'skills'];

const isEmpty = async (): Promise<boolean> => {
  const rows = await Promise.all(filled.map((name) => database().collection(name).findOne()));
  return rows.every((row) => row === null);
};

const findAdmin = () => findUserByEmail(demoEmail('admin'));

// The last step of filling. It is missing after an interrupted start, and the next one continues.
const LOADED = 'demo.load';

const isLoaded = async (admin: UserRecord): Promise<boolean> =>
  (await listAuditFor(String(admin._id))).some(({ act }) => act === LOADED);

const noteLoaded = (actorId: string): Promise<void> =>
  inTransaction((tx) =>
    writeAudit(
      { actor: { userId: actorId }, byCommand: true, act: LOADED, subjectId: actorId, details: null },
      tx,
    ),
  );

/** Loads the demo people's bookings, messages and money. */
const loadDemoLife = async (actor: Actor): Promise<void> => {
  await loadDemoFavorites();
  await loadDemoReferrals();
  await loadDemoBookings();
  await loadDemoWallets(actor);
  await loadDemoTalks();
};

const fill = async (): Promise<void> => {
  const store = await openAccounts();
  const userId = String((await store({ name: 'Hunar office', role: 'admin' }))._id);
  const actor: Actor = { userId, sessionId: '', role: 'admin', locale: 'en', isSuspended: false };
  await loadDemoLists(actor);
  await loadDemoCustomers(store);
  await loadDemoWorkers({ actor, store, agencies: await loadDemoAgencies(store) });
  const [hangPictures] = await Promise.all([drawDemoPictures(), loadDemoLife(actor)]);
  await hangPictures();
  await noteLoaded(userId);
};

/** Fills an empty database with the demo's records; one that holds anything else is left unchanged. */
export const loadDemoData = async (): Promise<DemoPeople> => {
  const admin = await findAdmin();
  if (!admin && !(await isEmpty())) return { logins: [], number: null };
  if (admin && (await isLoaded(admin))) await endPastVisits();
  else await fill();
  const logins = roles.map((role) => ({ role, email: demoEmail(role), password: DEMO_PASSWORD }));
  return { logins, number: (await findDemoNumber())?.provedPhone ?? null };
};
