import { randomInt } from 'node:crypto';
import {
  bookingBodyFor,
  dayAhead,
  makeBookable,
  makeBooking,
  type Bookable,
} from '#e2e/kit/factories/bookings.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import {
  readAbout,
  readAddresses,
  readHistory,
  readLetters,
  readName,
  readReplies,
  readStart,
} from './effects.ts';
import type { Tap } from './phone.ts';

/** The effects that a person's taps must have on one thing, in order. */
export interface Effects {
  readonly of: string;
  readonly wanted: readonly string[];
  read(): Promise<string[]>;
}

export interface Person {
  readonly account: SignedIn;
  readonly taps: readonly Tap[];
  readonly effects: readonly Effects[];
}

const TICKETS = 3;
const REPLIES = 8;
const NAMES = 8;
const ADDRESSES = 4;
const BOOKINGS = 4;
const LETTERS = 6;

const count = (length: number): number[] => Array.from({ length }, (_, at) => at + 1);

/** Mixes lists as a person taps here and there: each list keeps its order. */
const shuffle = (lists: readonly (readonly Tap[])[]): Tap[] => {
  const rest = lists.map((list) => [...list]).filter(({ length }) => length > 0);
  const mixed: Tap[] = [];
  while (rest.length > 0) {
    const at = randomInt(rest.length);
    const next = rest[at]?.shift();
    if (next) mixed.push(next);
    if (rest[at]?.length === 0) rest.splice(at, 1);
  }
  return mixed;
};

interface Story {
  readonly taps: readonly Tap[];
  readonly effects: readonly Effects[];
}

const replyToTickets = async ({ userId }: SignedIn): Promise<Story[]> =>
  Promise.all(
    count(TICKETS).map(async () => {
      const id = String((await makeTicket({ authorId: userId }))._id);
      const wanted = count(REPLIES).map((at) => `Line ${at} of ${userId}`);
      const call = 'POST /tickets/{id}/messages' as const;
      return {
        taps: wanted.map((message) => ({ item: `ticket:${id}`, call, params: { id }, body: { message } })),
        effects: [{ of: 'replies', wanted, read: () => readReplies(id) }],
      };
    }),
  );

const writeLetters = ({ userId, user }: SignedIn): Story => {
  const wanted = count(LETTERS).map((at) => `Letter ${at} of ${userId}`);
  const call = 'POST /admin/send-message-to-us' as const;
  const body = { name: user.name, message: 'Please have a look at this.' };
  return {
    taps: wanted.map((subject) => ({ item: 'letters', call, body: { ...body, subject } })),
    effects: [{ of: 'letters', wanted, read: () => readLetters(userId) }],
  };
};

const saveAddresses = ({ userId }: SignedIn): Story => {
  const wanted = count(ADDRESSES).map((at) => `Place ${at}`);
  const place = { street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' };
  const call = 'POST /users/addresses' as const;
  return {
    taps: wanted.map((name) => ({ item: 'addresses', call, body: { ...place, name } })),
    effects: [{ of: 'addresses', wanted, read: () => readAddresses(userId) }],
  };
};

const changeName = ({ userId }: SignedIn): Story => {
  const names = count(NAMES).map((at) => `Asha ${'abcdefgh'[at - 1] ?? ''}`);
  const call = 'PUT /users/update-customer-profile' as const;
  return {
    taps: names.map((name) => ({ item: 'profile', call, body: { name } })),
    effects: [{ of: 'names', wanted: names.slice(-1), read: () => readName(userId) }],
  };
};

const changeAbout = ({ userId }: SignedIn): Story => {
  const texts = count(NAMES).map((at) => `I repair fans, version ${at}.`);
  const call = 'PUT /users/update-worker-profile' as const;
  return {
    taps: texts.map((about) => ({ item: 'profile', call, body: { about } })),
    effects: [{ of: 'profiles', wanted: texts.slice(-1), read: () => readAbout(userId) }],
  };
};

/** Moves a request to the next day, then cancels it. */
const moveAndCancel = async ({ user }: SignedIn, bookable: Bookable, day: number): Promise<Story> => {
  const { _id } = await makeBooking({ customer: user, bookable, localDate: dayAhead(day) });
  const id = String(_id);
  const { scheduledAt, timeSlot } = bookingBodyFor({ ...bookable, localDate: dayAhead(day + 1) });
  const [item, params] = [`booking:${id}`, { id }];
  const body = { scheduledAt, timeSlot };
  return {
    taps: [
      { item, params, call: 'POST /bookings/{id}/reschedule', body },
      { item, params, call: 'PUT /bookings/{id}/status', body: { status: 'cancelled', feePaise: 0 } },
    ],
    effects: [
      { of: 'moves', wanted: [scheduledAt], read: () => readStart(id) },
      { of: 'statuses', wanted: ['cancelled'], read: () => readHistory(id) },
    ],
  };
};

/** Accepts a request, then cancels it. */
const acceptAndCancel = async (bookable: Bookable, day: number): Promise<Story> => {
  const id = String((await makeBooking({ bookable, localDate: dayAhead(day) }))._id);
  const statuses = [{ status: 'accepted' }, { status: 'cancelled', reasonCode: 'ill' }];
  const call = 'PUT /bookings/{id}/status' as const;
  return {
    taps: statuses.map((body) => ({ item: `booking:${id}`, call, params: { id }, body })),
    effects: [{ of: 'statuses', wanted: ['accepted', 'cancelled'], read: () => readHistory(id) }],
  };
};

const toPerson = (account: SignedIn, stories: readonly Story[]): Person => ({
  account,
  taps: shuffle(stories.map(({ taps }) => taps)),
  effects: stories.flatMap(({ effects }) => effects),
});

const makeCustomer = async (): Promise<Person> => {
  const account = await makeSession(await makeUser());
  const bookable = await makeBookable();
  const bookings = await Promise.all(count(BOOKINGS).map((at) => moveAndCancel(account, bookable, at * 3)));
  const own = [writeLetters(account), saveAddresses(account), changeName(account)];
  return toPerson(account, [...(await replyToTickets(account)), ...own, ...bookings]);
};

const makeWorkerWith = async (): Promise<Person> => {
  const bookable = await makeBookable();
  const account = await makeSession(bookable.worker);
  const days = count(BOOKINGS + 2);
  const bookings = await Promise.all(days.map((at) => acceptAndCancel(bookable, at * 3)));
  return toPerson(account, [
    ...(await replyToTickets(account)),
    ...[writeLetters(account), changeAbout(account)],
    ...bookings,
  ]);
};

/** Makes people with fifty taps each: half of them customers, half workers. */
export const makePeople = (pairs: number): Promise<Person[]> =>
  Promise.all(count(pairs).flatMap(() => [makeCustomer(), makeWorkerWith()]));
