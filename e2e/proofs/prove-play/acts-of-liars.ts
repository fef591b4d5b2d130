import {
  answerInviteContract,
  inviteWorkerContract,
  listInvitesContract,
} from '#lib/features/agency/contracts/agency.ts';
import { resendVerificationContract } from '#lib/features/accounts/contracts/email.ts';
import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { createBookingContract, getBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import {
  answerNoShowContract,
  claimNoShowContract,
  seeNoShowContract,
} from '#lib/features/bookings/contracts/no-show.ts';
import { readPauseContract } from '#lib/features/people/contracts/pauses.ts';
import { readCountedContract } from '#lib/features/profiles/contracts/counted.ts';
import { getUserContract } from '#lib/features/profiles/contracts/profiles.ts';
import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { z } from 'zod';
import type { Act } from './acts-of-bookings.ts';
import { writeTo } from './acts-of-people.ts';
import { book, move, oneOf, pay, takeTo } from './book.ts';
import { hire, leaveAs, newContact, openAgency, proveAddress, register, welcome } from './newcomers.ts';
import { send, wait } from './stage.ts';
import { idOf, type Person, type World } from './world.ts';

const bookingOf = ({ seen }: World, bookingId: string) =>
  seen.bookings.find(({ _id }) => String(_id) === bookingId);

/** A booking for tomorrow between a main customer and a main worker. */
export const agree = async (world: World, { a, b, c }: Parameters<Act>[1], status: string) => {
  const [customer, worker] = [oneOf(world.customers, a), oneOf(world.workers.slice(0, 4), b)];
  const [jobId] = world.jobIds;
  if (!customer || !worker || !jobId) return null;
  const time = { daysAhead: 1, startMinutes: 8 * 60 + (c % 5) * 105, minutes: 60 };
  const bookingId = await book(world, { customer, worker, jobId, ...time });
  if (!bookingId) return null;
  await takeTo(world, bookingId, status);
  return bookingOf(world, bookingId)?.status === status ? { bookingId, customer, worker } : null;
};

/** A liar registers with a stranger's contacts and is paused for it; then the stranger opens an account. */
const borrowContact: Act = async (world, { a, b, c }) => {
  const contact = newContact(world);
  const liar = await register(world, b % 2 ? 'worker' : 'customer', contact);
  if (!liar) return;
  // Sometimes the contact is the paused person's own, who then returns with it.
  if (a % 4 === 0) await proveAddress(world, liar);
  const body = { reason: 'other', urgency: 'fraud', evidence: 'Three people say so.' };
  await send(world, { who: world.admin, contract: setPauseContract, params: { id: idOf(liar) }, body });
  if (c % 4 > 0) await leaveAs(world, liar);
  const email = liar.isGone ? contact.email : newContact(world).email;
  const stranger = await register(world, 'customer', { email, phone: contact.phone });
  if (!stranger) return;
  await proveAddress(world, stranger);
  await send(world, { who: stranger, contract: readPauseContract });
};

const invitations = z.looseObject({ data: z.array(z.looseObject({ _id: z.string() })) });

const answerFirst = async (world: World, who: Person, accept: boolean): Promise<void> => {
  const open = await send(world, { who, contract: listInvitesContract });
  const id = invitations.safeParse(open.json).data?.data[0]?._id;
  if (id) await send(world, { who, contract: answerInviteContract, params: { id }, body: { accept } });
};

/** A liar answers an invitation meant for a stranger, who then answers it too. */
const answerForOther: Act = async (world, { b, c }) => {
  const contact = newContact(world);
  const body = b % 3 ? { email: contact.email } : { phone: contact.phone };
  await send(world, { who: world.broker, contract: inviteWorkerContract, body });
  const liar = await register(world, 'worker', contact);
  if (!liar) return;
  await answerFirst(world, liar, c % 2 === 0);
  await leaveAs(world, liar);
  if (!liar.isGone) return;
  const stranger = await register(world, 'worker', contact);
  if (!stranger) return;
  await proveAddress(world, stranger);
  await answerFirst(world, stranger, c % 3 > 0);
};

/** Three accounts of one person, none with a proved contact, fill a worker's day, and ask for more. */
const manyAccounts: Act = async (world, { b, c }) => {
  const [worker, jobId] = [oneOf(world.workers.slice(0, 3), b), world.jobIds[0]];
  for (let index = 0; worker && jobId && index < 3; index += 1) {
    const customer = await register(world, 'customer');
    if (!customer) return;
    const time = { startMinutes: (8 + 3 * index) * 60, minutes: 60 };
    await book(world, { customer, worker, jobId, daysAhead: 3, ...time });
    const other = oneOf(world.workers.slice(0, 3), b + 1);
    if (other) await book(world, { customer, worker: other, jobId, daysAhead: 4, ...time });
  }
  if (c % 2) await wait(world, 31);
};

/** An agency that must prove its address invites workers, proves it, and invites again. */
const inviteUnproved: Act = async (world, { b, c }) => {
  const agency = await openAgency(world);
  const invite = async (place: number) => {
    // The first workers never leave: a contact that an agency typed is not a trace of someone who left.
    const email = oneOf(world.workers.slice(0, 3), place)?.email;
    await send(world, { who: agency, contract: inviteWorkerContract, body: { email } });
  };
  await invite(b);
  if (c % 3 === 0) return;
  await send(world, { who: agency, contract: resendVerificationContract });
  await proveAddress(world, agency);
  await invite(b + 1);
};

const found = z.looseObject({ nextCursor: z.string().nullable() });

/** An account without a proved contact writes to everyone and collects phone numbers. */
const collect: Act = async (world, { c }) => {
  const who = await register(world, 'customer');
  if (!who) return;
  if (c % 3 === 1) await proveAddress(world, who);
  for (const worker of world.workers.slice(0, 5)) await writeTo(world, who, worker);
  const readers = world.workers.slice(5, 13);
  for (const { userIds } of readers)
    await send(world, { who, contract: getUserContract, params: { id: userIds.at(-1) ?? '' } });
  const first = await send(world, { who, contract: searchWorkersContract });
  const cursor = found.safeParse(first.json).data?.nextCursor;
  if (cursor) await send(world, { who, contract: searchWorkersContract, query: { cursor } });
};

/** A worker without a proved contact accepts one job after another. */
const acceptAll: Act = async (world, { a, c }) => {
  const [worker, jobId] = [await hire(world, c % 4 === 0), world.jobIds[0]];
  for (let index = 0; jobId && index < 3; index += 1) {
    const customer = oneOf(world.customers, a + index);
    const time = { daysAhead: 2, startMinutes: (8 + 3 * index) * 60, minutes: 60 };
    const bookingId = customer && (await book(world, { customer, worker, jobId, ...time }));
    if (bookingId) await takeTo(world, bookingId, 'accepted');
  }
};

/** A worker accepts, cancels, and then searches everywhere for the address and the phone. */
const giveUp: Act = async (world, choice) => {
  const job = await agree(world, choice, 'accepted');
  if (!job) return;
  const { bookingId, customer, worker } = job;
  if (choice.c % 4 > 0) await move(world, worker, bookingId, 'cancelled');
  else await move(world, customer, bookingId, 'cancelled');
  await send(world, { who: worker, contract: getUserContract, params: { id: idOf(customer) } });
  await send(world, { who: worker, contract: getBookingContract, params: { id: bookingId } });
};

/** A customer sends one request twice, the second time after the worker cancelled. */
const sendAgain: Act = async (world, { a, b, c }) => {
  const [customer, worker] = [oneOf(world.customers, a), oneOf(world.workers.slice(0, 4), b)];
  const [jobId] = world.jobIds;
  if (!customer || !worker || !jobId) return;
  const key = `again-${world.log.length}`;
  const time = { daysAhead: 2, startMinutes: 8 * 60 + (c % 5) * 105, minutes: 60 };
  const bookingId = await book(world, { customer, worker, jobId, ...time, key });
  if (!bookingId) return;
  await takeTo(world, bookingId, 'accepted');
  if (c % 2) await move(world, worker, bookingId, 'cancelled');
  const body = world.keyed.get(key);
  if (body) await send(world, { who: customer, contract: createBookingContract, body, key });
};

/** A customer claims a no-show for work in progress, and the worker answers late or not at all. */
const silence: Act = async (world, choice) => {
  const { b, c } = choice;
  const job = await agree(world, choice, b % 2 ? 'completed' : 'in_progress');
  if (!job) return;
  const { bookingId, customer, worker } = job;
  const params = { id: bookingId };
  if (b % 2 && c % 2) await pay(world, bookingId);
  // Alternates between at once, a while after the end, and too late.
  await wait(world, [45, 20 * 60, 30 * 60][c % 3] ?? 45);
  await send(world, { who: customer, contract: claimNoShowContract, params, body: {} });
  if (c % 5 > 0) await send(world, { who: worker, contract: seeNoShowContract, params });
  await wait(world, c % 5 > 0 ? 49 * 60 : 8 * 1440);
};

/** A customer claims a no-show for work that was done; the worker disputes it, and the office rejects the claim. */
const claimFalsely: Act = async (world, choice) => {
  const { c } = choice;
  const job = await agree(world, choice, 'completed');
  if (!job) return;
  const { bookingId, customer, worker } = job;
  const params = { id: bookingId };
  await wait(world, 40);
  await send(world, { who: customer, contract: claimNoShowContract, params, body: {} });
  await send(world, { who: worker, contract: answerNoShowContract, params, body: { agree: false } });
  const body = { upheld: c % 4 === 0, reason: 'Both were heard.' };
  await send(world, { who: world.admin, contract: decideNoShowContract, params, body });
  for (const who of [customer, worker]) await send(world, { who, contract: readCountedContract });
};

/** An honest new customer, who must not be harmed by the rules against liars. */
const beNew: Act = async (world, { b, c }) => {
  const [customer, worker] = [await welcome(world), oneOf(world.workers.slice(0, 4), b)];
  const [jobId] = world.jobIds;
  if (!customer || !worker || !jobId) return;
  const time = { daysAhead: 2, startMinutes: 8 * 60 + (c % 5) * 105, minutes: 60 };
  await book(world, { customer, worker, jobId, ...time });
};

export const actsOfLiars = {
  ...{ borrowContact, answerForOther, manyAccounts, collect, acceptAll, giveUp, sendAgain },
  ...{ silence, claimFalsely, beNew, inviteUnproved },
} satisfies Record<string, Act>;
