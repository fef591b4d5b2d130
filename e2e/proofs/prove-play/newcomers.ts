import { z } from 'zod';
import { registerContract } from '#lib/features/accounts/contracts/accounts.ts';
import { verifyEmailContract } from '#lib/features/accounts/contracts/email.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { makeSession, makeUser, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import type { NewUser } from '#models/people/user.ts';
import { send, wait } from './stage.ts';
import { idOf, type Person, type World } from './world.ts';

export interface Contact {
  email: string;
  phone: string;
}

/** An email address and a phone number that no account has yet. */
export const newContact = ({ marks }: World): Contact => ({
  email: `${marks.make({ kind: 'email', ownerId: '' })}@outlook.com`,
  phone: marks.make({ kind: 'phone', ownerId: '' }),
});

const account = z.looseObject({ token: z.string(), data: z.looseObject({ _id: z.string() }) });

/** Opens an account with the registration form. Nothing shows yet that the contact is its own. */
export const register = async (
  world: World,
  role: 'customer' | 'worker',
  { email, phone }: Contact = newContact(world),
): Promise<Person | null> => {
  const name = world.marks.make({ kind: 'name', ownerId: '' });
  const password = { password: TEST_PASSWORD, cnf_password: TEST_PASSWORD };
  const body = { name, email, phone, userType: role, ...password };
  const answer = await send(world, { who: null, contract: registerContract, body });
  const opened = account.safeParse(answer.json).data;
  if (!opened) return null;
  const userId = opened.data._id;
  world.marks.rename([name, email, phone], userId);
  const person = { role, name, email, phone, userIds: [userId], token: opened.token, isGone: false };
  world.newcomers.push(person);
  return person;
};

/** Opens the link that was mailed to the account's address. */
export const proveAddress = async (world: World, { email }: Person): Promise<void> => {
  await wait(world, 1);
  const link = world.links.get(email);
  if (link) await send(world, { who: null, contract: verifyEmailContract, body: link });
};

/** A customer who has proved the address. */
export const welcome = async (world: World): Promise<Person | null> => {
  const person = await register(world, 'customer');
  if (person) await proveAddress(world, person);
  return person;
};

/** An account as the registration form never makes it. */
export const openAs = async (
  world: World,
  role: Person['role'],
  fields: Partial<NewUser>,
): Promise<Person> => {
  const contact = newContact(world);
  const name = world.marks.make({ kind: 'name', ownerId: '' });
  const user = await makeUser({ role, name, ...contact, ...fields });
  const { userId, token } = await makeSession(user);
  world.marks.rename([name, contact.email, contact.phone], userId);
  const person: Person = { role, name, ...contact, userIds: [userId], token, isGone: false };
  world.newcomers.push(person);
  return person;
};

/** A worker with the trade that every job here needs. Only the registration form makes workers without one. */
export const hire = (world: World, isProved: boolean, fields: Partial<NewUser> = {}): Promise<Person> => {
  const skills = world.seen.users.find(({ role }) => role === 'worker')?.skills ?? [];
  const address = { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' };
  const unproved = isProved ? {} : { emailProvedAt: undefined };
  return openAs(world, 'worker', { skills, address, ...unproved, ...fields });
};

/** An agency that registered while a network opened more accounts than it may: it must prove a contact first. */
export const openAgency = (world: World): Promise<Person> =>
  openAs(world, 'broker', { emailProvedAt: undefined, mustProve: true });

/** Deletes the account with every open booking; `code` is from the authenticator app, if there is one. */
export const leaveAs = async (world: World, who: Person, code?: string): Promise<void> => {
  const proof = { password: TEST_PASSWORD, ...(code !== undefined && { code }) };
  const body = { ...proof, confirmation: true, reason: 'other', cancelBookings: true };
  const { status } = await send(world, { who, contract: deleteAccountContract, body });
  if (status === 200) who.isGone = true;
};

/** Signs the person in with a role that the office has given or removed. */
export const changeRole = (world: World, who: Person, role: Person['role']): Person => {
  const changed = { ...who, role };
  world.newcomers[world.newcomers.indexOf(who)] = changed;
  return changed;
};

export const accountOf = ({ seen }: World, who: Person) =>
  seen.users.find(({ _id }) => String(_id) === idOf(who));
