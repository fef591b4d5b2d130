import { database } from '#models/connection.ts';
import { loadDemoSkills } from './skills.ts';

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

/** Fills an empty database with the demo's records; one that holds anything is left as it is. */
export const loadDemoData = async (): Promise<{ logins: DemoLogin[] }> => {
  if (await isEmpty()) await loadDemoSkills();
  return { logins: [] };
};
