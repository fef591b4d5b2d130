import { roles } from '#lib/contracts/role.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { database } from '#models/connection.ts';
import { DEMO_PASSWORD, demoEmail, openAccounts } from './accounts.ts';
import { loadDemoAgencies } from './agencies.ts';
import { loadDemoCustomers } from './customers.ts';
import { loadDemoLists } from './lists.ts';
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

const fill = async (): Promise<void> => {
  const store = await openAccounts();
  const { _id } = await store({ name: 'Hunar office', role: 'admin' });
  const userId = String(_id);
  const actor: Actor = { userId, sessionId: '', role: 'admin', locale: 'en', isSuspended: false };
  await loadDemoLists(actor);
  await loadDemoCustomers(store);
  await loadDemoWorkers({ actor, store, agencies: await loadDemoAgencies(store) });
};

const isDemo = async (): Promise<boolean> =>
  (await database()
    .collection('users')
    .findOne({ email: demoEmail('admin') })) !== null;

/** Fills an empty database with the demo's records; one that holds anything is left as it is. */
export const loadDemoData = async (): Promise<{ logins: DemoLogin[] }> => {
  if (await isEmpty()) await fill();
  if (!(await isDemo())) return { logins: [] };
  return { logins: roles.map((role) => ({ role, email: demoEmail(role), password: DEMO_PASSWORD })) };
};
