import { getBookingContract, setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import {
  hidePositionContract,
  readPositionContract,
  sharePositionContract,
} from '#lib/features/bookings/contracts/position.ts';
import {
  askForHelpContract,
  leaveVisitContract,
  sayAllWellContract,
} from '#lib/features/bookings/contracts/visit-safety.ts';
import { confirmWaitingContract, reportWaitingContract } from '#lib/features/bookings/contracts/waiting.ts';
import { answerWayContract, askWayContract } from '#lib/features/bookings/contracts/way.ts';
import {
  addWorkPhotoContract,
  readWorkPhotosContract,
} from '#lib/features/bookings/contracts/work-photos.ts';
import { MAX_DOOR_TRIES } from '#lib/features/bookings/rules/door-code.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import type { Act, Choice } from './acts-of-bookings.ts';
import { agree } from './acts-of-liars.ts';
import { hearDoorCode, move, oneOf } from './book.ts';
import { visitSteps, type VisitStep } from './coverage.ts';
import { send, waitUntil } from './stage.ts';
import { hold } from './violation.ts';
import { idOf, type Person, type World } from './world.ts';

type Job = NonNullable<Awaited<ReturnType<typeof agree>>>;

const MINUTE_MS = 60_000;
const point = { lat: 26.85, lng: 80.95 };

const bookingOf = ({ seen }: World, { bookingId }: Job) =>
  seen.bookings.find(({ _id }) => String(_id) === bookingId);

const call = (world: World, { bookingId }: Job, who: Person, contract: Contract, body?: object) =>
  send(world, { who, contract, params: { id: bookingId }, ...(body && { body }) });

type Step = readonly [VisitStep, Person, Contract, object?];

/** Makes a call of the visit; notes and returns whether it was accepted. */
const attempt = async (world: World, job: Job, [step, who, contract, body]: Step): Promise<boolean> => {
  const { status } = await call(world, job, who, contract, body);
  if (status >= 300) return false;
  world.coverage.add(`visit ${step}`);
  return true;
};

const take = async (world: World, job: Job, step: Step): Promise<void> => {
  await attempt(world, job, step);
};

/** Waits until the booked start, when a job can begin and waiting counts. */
const awaitStart = async (world: World, job: Job): Promise<void> => {
  const booking = bookingOf(world, job);
  if (booking) await waitUntil(world, new Date(booking.startsAt.getTime() + MINUTE_MS));
};

const tryCode = (world: World, job: Job, doorCode: string) =>
  call(world, job, job.worker, setBookingStatusContract, { status: 'in_progress', doorCode });

/** Tries codes next to the right one, which no one but the customer knows. */
const guess = async (world: World, job: Job, times: number): Promise<void> => {
  await awaitStart(world, job);
  const code = await hearDoorCode(world, job.bookingId);
  if (code === undefined) return;
  for (let number = 1; number <= times; number += 1) {
    const wrong = String((Number(code) + number) % 10_000).padStart(4, '0');
    const { status, text } = await tryCode(world, job, wrong);
    hold('moves', status >= 400, () => `a wrong code starts ${job.bookingId}`);
    if (text.includes('door_code_wrong')) world.coverage.add('visit wrong code');
  }
  if (times < MAX_DOOR_TRIES) return;
  const { status, text } = await tryCode(world, job, code);
  hold('moves', status >= 400, () => `a locked code starts ${job.bookingId}`);
  if (text.includes('door_locked')) world.coverage.add('visit lock');
};

const startByTap = async (world: World, job: Job): Promise<void> => {
  const { status } = await move(world, job.customer, job.bookingId, 'in_progress');
  if (status < 300) world.coverage.add('visit start by tap');
};

/** The customer confirms the worker at the door, which the price contains once the job starts. */
const waitAtDoor = async (world: World, job: Job, { b }: Choice): Promise<void> => {
  await awaitStart(world, job);
  await take(world, job, ['waiting', job.worker, reportWaitingContract]);
  const since = bookingOf(world, job)?.waiting?.since;
  if (since && b % 3 > 0) {
    const body = { since: new Date(since).toISOString() };
    const confirming: Step = ['waiting confirmed', job.customer, confirmWaitingContract, body];
    // A refused yes says nothing.
    if (await attempt(world, job, confirming)) world.confirmedWaits.add(job.bookingId);
  }
  const booking = bookingOf(world, job);
  if (booking) await waitUntil(world, new Date(booking.startsAt.getTime() + (12 + (b % 30)) * MINUTE_MS));
  await move(world, b % 2 ? job.worker : job.customer, job.bookingId, 'in_progress');
};

const askTheWay = async (world: World, job: Job, { b }: Choice): Promise<void> => {
  await awaitStart(world, job);
  await take(world, job, ['way', job.worker, askWayContract]);
  const askedAt = bookingOf(world, job)?.wayQuestion?.askedAt;
  if (!askedAt) return;
  const body = { answer: b % 2 ? 'coming' : 'call', askedAt: new Date(askedAt).toISOString() };
  await take(world, job, ['way answered', job.customer, answerWayContract, body]);
};

/** A position is shown to this customer only, and to no one after it was hidden. */
const showPosition = async (world: World, job: Job, { a }: Choice): Promise<void> => {
  await take(world, job, ['position', job.worker, sharePositionContract, point]);
  const stranger = oneOf(
    world.customers.filter((one) => one !== job.customer),
    a,
  );
  await call(world, job, job.customer, readPositionContract);
  if (stranger) {
    const { status } = await call(world, job, stranger, readPositionContract);
    hold('secrets', status >= 400, () => `a stranger reads the position in ${job.bookingId}`);
  }
  await call(world, job, job.worker, hidePositionContract);
  const { text } = await call(world, job, job.customer, readPositionContract);
  hold('secrets', !text.includes('"lat"'), () => `a hidden position of ${job.bookingId} is shown`);
};

const addPhoto = async (world: World, job: Job, { b }: Choice): Promise<void> => {
  const who = b % 2 ? job.worker : job.customer;
  const photo = await makeStoredImage({ ownerId: idOf(who) });
  await take(world, job, ['photo', who, addWorkPhotoContract, { photo, stage: 'before' }]);
  await call(world, job, job.customer, readWorkPhotosContract);
};

/** Answers the question that a screen shows by now. */
const sayAllWell = async (world: World, job: Job): Promise<void> => {
  const booking = bookingOf(world, job);
  if (booking) await waitUntil(world, new Date(booking.endsAt.getTime() + 31 * MINUTE_MS));
  const askedAt = bookingOf(world, job)?.overtimeAskedAt;
  const body = { askedAt: askedAt ? new Date(askedAt).toISOString() : null };
  await take(world, job, ['all well', job.worker, sayAllWellContract, body]);
};

const startsFrom: Partial<Record<VisitStep, string>> = { 'all well': 'in_progress', position: 'on_the_way' };

/** Leads to one step of a visit. */
export const makeVisitStep = async (world: World, choice: Choice, step: VisitStep): Promise<void> => {
  const job = await agree(world, choice, startsFrom[step] ?? 'arrived');
  if (!job) return;
  await call(world, job, job.worker, getBookingContract);
  switch (step) {
    case 'wrong code':
      await guess(world, job, 1 + (choice.b % (MAX_DOOR_TRIES - 1)));
      return void (await move(world, job.worker, job.bookingId, 'in_progress'));
    case 'lock':
    case 'start by tap':
      await guess(world, job, MAX_DOOR_TRIES);
      return startByTap(world, job);
    case 'way':
    case 'way answered':
      return askTheWay(world, job, choice);
    case 'waiting':
    case 'waiting confirmed':
      return waitAtDoor(world, job, choice);
    case 'left':
      return take(world, job, [step, job.worker, leaveVisitContract]);
    case 'all well':
      return sayAllWell(world, job);
    case 'help':
      return take(world, job, [step, choice.b % 2 ? job.worker : job.customer, askForHelpContract, {}]);
    case 'position':
      return showPosition(world, job, choice);
    case 'photo':
      return addPhoto(world, job, choice);
  }
};

/** Any step of a visit. */
const beAtDoor: Act = async (world, choice) => {
  const step = oneOf(visitSteps, choice.c);
  if (step) await makeVisitStep(world, choice, step);
};

export const actsOfDoors = { beAtDoor } satisfies Record<string, Act>;
