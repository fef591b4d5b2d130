import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { replyToTicketContract, sendMessageToUsContract } from '#lib/features/support/contracts/tickets.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { database } from '#models/connection.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { makeBookable, makeBooking, bookingBodyFor } from '#e2e/kit/factories/bookings.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeImportedUser, makeSession, type SignedIn } from '#e2e/kit/factories/users.ts';
import { findInDatabase } from '#e2e/kit/find-in-database.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const TRIES = 15;

interface Write {
  call: Contract;
  parts: SentCall['parts'];
}

type Prepare = (leaver: SignedIn, words: string) => Promise<Write>;

const writes: Record<string, Prepare> = {
  'a booking': async (_leaver, words) => {
    const body = { ...bookingBodyFor(await makeBookable()), instructions: words };
    return { call: createBookingContract, parts: { body } };
  },
  'a message': async ({ userId }, words) => {
    const id = String((await makeBookable()).worker._id);
    await makeMessage({ from: id, to: userId });
    return { call: sendMessageContract, parts: { params: { id }, body: { text: words } } };
  },
  'a ticket': (_leaver, words) => {
    const author = { name: 'Asha Leaving', email: 'asha.leaving@example.test' };
    const body = { ...author, subject: 'A question', message: words };
    return Promise.resolve({ call: sendMessageToUsContract, parts: { body } });
  },
  'a reply to a ticket': async ({ userId }, words) => {
    const ticket = await makeTicket({ authorId: userId, state: 'answered' });
    const params = { id: String(ticket._id) };
    return { call: replyToTicketContract, parts: { params, body: { message: words } } };
  },
  'a review': async ({ user }, words) => {
    const { _id } = await makeBooking({ customer: user, status: 'completed' });
    const body = { bookingId: String(_id), rating: 4, comment: words };
    return { call: rateUsContract, parts: { body } };
  },
};

const leave = (token: string) => {
  const body = { reason: 'privacy', confirmation: true, password: 'from before', cancelBookings: true };
  return sendCall({ origin: url(), call: deleteAccountContract, token, parts: { body } });
};

/** Imported accounts have a fast password check, so that the two calls really overlap. */
const race = async (prepare: Prepare, words: string): Promise<void> => {
  const leaver = await makeSession(await makeImportedUser());
  const { call, parts } = await prepare(leaver, words);
  const write = sendCall({ origin: url(), call, token: leaver.token, parts });
  const [left, written] = await Promise.all([leave(leaver.token), write]);
  assert.equal(left.status, 200);
  // Either order is valid: the write succeeded, or the account was already gone.
  assert.ok([200, 201, 401, 404].includes(written.status), written.text);
};

/** Returns where the person's words remain. Decided cases stay anonymous; server-to-server events are ignored. */
const findKept = async (words: string): Promise<string[]> => {
  const named = await database().collection('reviews').countDocuments({ comment: words, isPublic: true });
  const passing = ['socketEvents', ...(named > 0 ? [] : ['reviews'])];
  return (await findInDatabase(words)).filter((collection) => !passing.includes(collection));
};

for (const [kind, prepare] of Object.entries(writes))
  test(`${kind} written while its author’s account is deleted leaves nothing behind, ${TRIES} times`, async () => {
    for (let round = 0; round < TRIES; round += 1) {
      const words = `Leaving words ${kind} ${round}`;
      await race(prepare, words);
      assert.deepEqual(await findKept(words), [], `round ${round}`);
    }
  });
