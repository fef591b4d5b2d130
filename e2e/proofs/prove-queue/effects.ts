import { listAddresses } from '#lib/features/places/services/addresses.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { database, toObjectId } from '#models/connection.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { findTicket } from '#models/support/ticket.ts';

const found = <Row>(row: Row | null): Row => {
  if (row === null) throw new Error('It is not stored any more.');
  return row;
};

const readUser = async (userId: string): Promise<UserRecord> => found(await findUser(userId));

/** The author's later messages of a ticket, oldest first. */
export const readReplies = async (id: string): Promise<string[]> =>
  (found(await findTicket(id)).messages ?? []).map(({ text }) => text);

/** The subjects of a person's messages to us, oldest first. */
export const readLetters = async (userId: string): Promise<string[]> => {
  // Ids of one second, made by two servers, have no order.
  const query = { authorId: toObjectId(userId), subject: /^Letter/ };
  const letters = database().collection<{ subject: string }>('tickets').find(query).sort({ createdAt: 1 });
  return (await letters.toArray()).map(({ subject }) => subject);
};

export const readAddresses = async (userId: string): Promise<string[]> =>
  (await listAddresses({ actor: { userId } })).data.map(({ name }) => name);

export const readName = async (userId: string): Promise<string[]> => [(await readUser(userId)).name];

export const readAbout = async (userId: string): Promise<string[]> => [(await readUser(userId)).about ?? ''];

/** The statuses that a booking got after its request. */
export const readHistory = async (id: string): Promise<string[]> =>
  found(await findBooking(id))
    .history.slice(1)
    .map(({ status }) => status);

export const readStart = async (id: string): Promise<string[]> => [
  found(await findBooking(id)).startsAt.toISOString(),
];
