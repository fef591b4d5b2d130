import { roles } from '#lib/platform/contract/role.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { DEMO_PASSWORD, demoEmail } from '#lib/features/accounts/rules/demo-login.ts';
import { now } from '#lib/platform/time/clock.ts';
import { insertAudit, listAuditOf } from '#models/platform/audit.ts';
import { database, inTransaction } from '#models/connection.ts';
import { findUserByEmail, type UserRecord } from '#models/people/user.ts';
import { openAccounts } from './accounts.ts';
import { loadDemoAgencies } from './agencies.ts';
import { loadDemoCustomers } from './customers.ts';
import { loadDemoFavorites } from './favorites.ts';
import { loadDemoLists } from './lists.ts';
import { loadDemoBookings } from './bookings.ts';
import { loadDemoReferrals } from './referrals.ts';
import { loadDemoTalks } from './talks.ts';
import { loadDemoWallets } from './wallets.ts';
import { loadDemoWorkers } from './workers.ts';

export interface DemoLogin {
  role: string;
  email: string;
  password: string;
}

// What people or we put in. Rows that a running server writes by itself (leases, limits) do not count.
const filled = ['users', 'skills'];

const isEmpty = async (): Promise<boolean> => {
  const rows = await Promise.all(filled.map((name) => database().collection(name).findOne()));
  return rows.every((row) => row === null);
};

const findAdmin = () => findUserByEmail(demoEmail('admin'));

// The last thing that filling does; a start that was broken off lacks it, and the next one goes on.
const LOADED = 'demo.load';

const isLoaded = async (admin: UserRecord): Promise<boolean> =>
  (await listAuditOf(String(admin._id))).some(({ act }) => act === LOADED);

const noteLoaded = (actorId: string): Promise<void> =>
  inTransaction((tx) =>
    insertAudit({ actorId, act: LOADED, subjectId: actorId, details: null, at: now() }, tx),
  );

const fill = async (): Promise<void> => {
  const store = await openAccounts();
  const userId = String((await store({ name: 'Hunar office', role: 'admin' }))._id);
  const actor: Actor = { userId, sessionId: '', role: 'admin', locale: 'en', isSuspended: false };
  await loadDemoLists(actor);
  await loadDemoCustomers(store);
  await loadDemoWorkers({ actor, store, agencies: await loadDemoAgencies(store) });
  await loadDemoFavorites();
  await loadDemoReferrals();
  await loadDemoBookings();
  await loadDemoWallets(actor);
  await loadDemoTalks();
  await noteLoaded(userId);
};

/** Fills an empty database with the demo's records; one that holds anything else is left as it is. */
export const loadDemoData = async (): Promise<{ logins: DemoLogin[] }> => {
  const admin = await findAdmin();
  if (!admin && !(await isEmpty())) return { logins: [] };
  if (!admin || !(await isLoaded(admin))) await fill();
  return { logins: roles.map((role) => ({ role, email: demoEmail(role), password: DEMO_PASSWORD })) };
};
