import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { seeNoShowContract } from '#lib/features/bookings/contracts/no-show.ts';
import { reportUserContract } from '#lib/features/people/contracts/safety.ts';
import { updateRanks } from '#lib/features/people/services/renew-ranks.ts';
import { storeShown } from '#lib/features/people/services/steps/note-shown.ts';
import { updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, instantInIndia, toIndiaDay } from '#lib/platform/time/india-day.ts';
import type { Act } from './acts-of-bookings.ts';
import { agree } from './acts-of-liars.ts';
import { book, makeMove, oneOf, takeTo } from './book.ts';
import { judgeShown } from './judge-crowds.ts';
import { hire, newContact, openAs, proveAddress, register } from './newcomers.ts';
import { send, wait, waitUntil } from './stage.ts';
import { idOf, MAIL_PROVIDER, type Person, type World } from './world.ts';

// People who make themselves many, who name themselves for a purpose, and who wait out a pause.

/** A customer reports a worker again and again, in other words. */
const reportTwice: Act = async (world, { a, b, c }) => {
  const [customer, worker] = [oneOf(world.customers, a), oneOf(world.workers.slice(0, 4), b)];
  if (!customer || !worker) return;
  const params = { id: idOf(worker) };
  for (const [place, reason] of ['spam', 'fraud', 'abuse'].slice(0, 2 + (c % 2)).entries()) {
    const body = { reason, details: `Seen ${place + 1} times.` };
    await send(world, { who: customer, contract: reportUserContract, params, body });
  }
};

/** The owner of a mail domain opens four accounts in a day, and the last one has a job done on that day. */
const fillDomain: Act = async (world, { b, c }) => {
  const tomorrow = addDays(toIndiaDay(now()), 1);
  await waitUntil(world, instantInIndia({ localDate: tomorrow, minutes: 6 * 60 }));
  const domain = `play${world.log.length}.test`;
  let last: Person | null = null;
  for (let place = 0; place < 4; place += 1) {
    const { email, phone } = newContact(world);
    last = await register(world, 'customer', { email: email.replace(MAIL_PROVIDER, domain), phone });
    if (!last) return;
    await proveAddress(world, last);
  }
  const [worker, jobId] = [oneOf(world.workers.slice(0, 3), b), world.jobIds[0]];
  if (!last || !worker || !jobId) return;
  const time = { daysAhead: 0, startMinutes: (11 + (c % 3) * 2) * 60, minutes: 120 };
  const bookingId = await book(world, { customer: last, worker, jobId, ...time });
  if (!bookingId) return;
  await takeTo(world, bookingId, 'completed');
  if (c % 2) await wait(world, 1440);
};

/** Someone registers five spellings of one mailbox, so that it gets a link for each. */
const floodMailbox: Act = async (world) => {
  const place = world.log.length;
  for (let spelling = 0; spelling < 5; spelling += 1) {
    const { email, phone } = newContact(world);
    if (!(await register(world, 'customer', { email: `play${place}+${email}`, phone }))) return;
  }
  await wait(world, 1);
};

const shameless = ['Call 98111 00234', 'Ramesh www.ramesh.com', 'Ramesh 9 8 1 1 1 0 0 2 3 4'];

/** A worker takes a name that says where to call. */
const nameNumber: Act = async (world, { c }) => {
  const worker = await hire(world, true);
  const body = { name: oneOf(shameless, c) };
  await send(world, { who: worker, contract: updateWorkerProfileContract, body });
};

/** One person searches with six new accounts, so that a rival seems to have been shown to many. */
const pretendVisitors: Act = async (world, { c }) => {
  // Workers are new from their first night on.
  await updateRanks();
  for (let place = 0; place < 6; place += 1) {
    const who = await openAs(world, 'customer', { emailProvedAt: undefined });
    await send(world, { who, contract: searchWorkersContract });
  }
  if (c % 2) await send(world, { who: null, contract: searchWorkersContract });
  // What is stored depends on who has proved a contact by now.
  await wait(world, 1);
  await world.fault.beforeWork?.(world);
  await storeShown();
  await world.fault.afterWork?.(world);
  await judgeShown(world);
};

const pause = (world: World, who: Person, isPaused: boolean) => {
  const ask = { who: world.admin, contract: setPauseContract, params: { id: idOf(who) } };
  const evidence = 'As it was reported.';
  const body = isPaused ? { reason: 'other', urgency: 'danger', evidence } : { reason: null, evidence };
  return send(world, { ...ask, body });
};

const HOUR = 60;

/** A claim is seen, then one of the two is paused for some of the 48 hours, or for longer. */
const claimAndPause: Act = async (world, choice) => {
  const { b, c } = choice;
  const job = await agree(world, choice, 'accepted');
  if (!job) return;
  const { bookingId, customer, worker } = job;
  await makeMove(world, bookingId, { from: 'accepted', to: 'no_show', mover: 'customer' });
  await send(world, { who: worker, contract: seeNoShowContract, params: { id: bookingId } });
  const paused = b % 2 ? worker : customer;
  await wait(world, (10 + (b % 3) * 10) * HOUR);
  await pause(world, paused, true);
  await wait(world, (40 + (c % 4) * 20) * HOUR);
  await pause(world, paused, false);
  await wait(world, (c % 3) * 20 * HOUR);
};

/** A claim that its other side never opens. */
const claimUnseen: Act = async (world, choice) => {
  const job = await agree(world, choice, 'accepted');
  if (!job) return;
  const { bookingId } = job;
  await makeMove(world, bookingId, { from: 'accepted', to: 'no_show', mover: 'customer' });
  await wait(world, 8 * 24 * HOUR);
};

/** A worker who only tapped “arrived” says that nobody was there; the customer opens the claim and is silent. */
const claimByTap: Act = async (world, choice) => {
  const job = await agree(world, choice, 'arrived');
  if (!job) return;
  const { bookingId, customer } = job;
  await makeMove(world, bookingId, { from: 'arrived', to: 'no_show', mover: 'worker' });
  await send(world, { who: customer, contract: seeNoShowContract, params: { id: bookingId } });
  await wait(world, 49 * HOUR);
};

/** A customer is paused while a request or a visit lies ahead. */
const pauseBooked: Act = async (world, choice) => {
  const job = await agree(world, choice, choice.c % 2 ? 'accepted' : 'pending');
  if (!job) return;
  await pause(world, job.customer, true);
  await wait(world, 2);
  await pause(world, job.customer, false);
};

export const actsOfCrowds = {
  ...{ reportTwice, fillDomain, floodMailbox, nameNumber, pretendVisitors },
  ...{ claimAndPause, claimUnseen, claimByTap, pauseBooked },
} satisfies Record<string, Act>;
