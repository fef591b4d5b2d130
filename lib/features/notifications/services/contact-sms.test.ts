import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { z } from 'zod';
import * as contacts from '#lib/features/accounts/contracts/trusted-contacts.ts';
import {
  askForHelpContract,
  leaveVisitContract,
  sayAllWellContract,
} from '#lib/features/bookings/contracts/visit-safety.ts';
import { remindOfBookings } from '#lib/features/bookings/services/close-bookings.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { readContactPage } from '#lib/features/accounts/services/trusted-contacts.ts';
import { findOpenVisit } from '#lib/features/bookings/services/read-visit.ts';
import { resetLimiters } from '#lib/platform/limits/limiter.ts';
import type { OutgoingSms } from '#lib/platform/integrations/sms/sms-sender.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { outboxPayloads } from '#lib/wiring/outbox-kinds.ts';
import { findTrustedContact } from '#models/accounts/trusted-contact.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { makeVisits } from '#e2e/kit/claimed-visit.ts';
import { makeTrustedContact } from '#e2e/kit/factories/trusted-contacts.ts';
import { makeSession, makeUser, newPhone, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { sendContactSms } from './send-sms.ts';

const { url } = useTestServer({ env: { SMS_URL: 'outbox:' } });
const { send } = bookingClient(url);
const makeVisit = makeVisits(url);

const sent: OutgoingSms[] = [];
const sms = { send: async (message: OutgoingSms) => void sent.push(message) };

beforeEach(() => {
  sent.length = 0;
  resetClock();
  resetLimiters();
});

const done = new Set<string>();

/** Sends the SMS to contacts that wait, as the background process does. */
const work = async (): Promise<void> => {
  for (const { _id, kind, payload } of await listOutboxRows()) {
    const id = String(_id);
    if (kind !== 'contactSms' || done.has(id)) continue;
    done.add(id);
    await sendContactSms({ id, payload: outboxPayloads.contactSms.parse(payload), sms });
  }
};

const sentTo = (phone: string): string[] => sent.flatMap(({ to, kind }) => (to === phone ? [kind] : []));

const makeAsker = async (fields: Parameters<typeof makeUser>[0] = {}): Promise<SignedIn> => {
  const phone = newPhone();
  const proved = { phone, provedPhone: phone, phoneProvedAt: now() };
  return makeSession(await makeUser({ name: 'Asha Gupta', ...proved, ...fields }));
};

const add = (who: SignedIn, phone: string) =>
  send(who, contacts.addTrustedContactContract, { body: { name: 'Meena', phone } });

const one = z.looseObject({ data: z.looseObject({ _id: z.string(), state: z.string() }) });
const addDone = async (who: SignedIn, phone: string) => {
  const answer = await add(who, phone);
  expectSuccess(answer, contacts.addTrustedContactContract);
  return one.parse(answer.json).data;
};
const remove = (who: SignedIn, id: string) =>
  send(who, contacts.removeTrustedContactContract, { params: { id } });

const tokenIn = (phone: string): string =>
  /\/contact\/([\w-]{43})$/.exec(sent.findLast(({ to }) => to === phone)?.text ?? '')?.[1] ?? '';

const answer = (token: string, agrees: boolean) =>
  sendCall({ origin: url(), call: contacts.answerContactContract, parts: { body: { token, agrees } } });

/** Asks a new number, which agrees or declines. */
const makeAnswered = async (who: SignedIn, agrees: boolean) => {
  const phone = newPhone();
  const { _id } = await addDone(who, phone);
  await work();
  const token = tokenIn(phone);
  expectSuccess(await answer(token, agrees), contacts.answerContactContract);
  return { id: _id, phone, token };
};

test('a contact is asked once by name, also when two taps add the number at once', async () => {
  const asker = await makeAsker();
  const phone = newPhone();
  const both = await Promise.all([addDone(asker, phone), addDone(asker, phone)]);
  assert.equal(both[0]?._id, both[1]?._id);
  await work();
  assert.deepEqual(sentTo(phone), ['contactAsked']);
  assert.match(sent[0]?.text ?? '', /^Hunar: Asha Gupta asks you to be a trusted contact/);
});

test('a contact who was removed is not asked again, and the old link takes a no but no yes', async () => {
  const asker = await makeAsker();
  const { id, phone, token } = await makeAnswered(asker, true);
  expectSuccess(await remove(asker, id), contacts.removeTrustedContactContract);
  expectRefusal(await answer(token, true), 404);
  expectSuccess(await answer(token, false), contacts.answerContactContract);
  assert.equal((await findTrustedContact(id))?.phone, null);
  sent.length = 0;
  assert.equal((await addDone(asker, phone)).state, 'refused');
  await work();
  assert.deepEqual(sent, []);
});

test('a contact who said no is not asked by another account of the person either', async () => {
  const customer = await makeAsker();
  const { phone } = await makeAnswered(customer, false);
  const { phone: own, provedPhone, phoneProvedAt } = customer.user;
  const number = { phone: own, ...(provedPhone && { provedPhone }), ...(phoneProvedAt && { phoneProvedAt }) };
  const worker = await makeAsker({ role: 'worker', ...number });
  sent.length = 0;
  assert.equal((await addDone(worker, phone)).state, 'refused');
  await work();
  assert.deepEqual(sent, []);
});

test('a person who deletes the account and returns asks no one again, and keeps no agreement', async () => {
  const first = await makeAsker();
  const [yes, no] = [await makeAnswered(first, true), await makeAnswered(first, false)];
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(first, deleteAccountContract, { body }), deleteAccountContract);
  const row = await findTrustedContact(yes.id);
  assert.deepEqual([row?.userId, row?.name, row?.phone, row?.state], [null, null, null, 'asked']);
  expectRefusal(await answer(yes.token, true), 404);
  const { phone, provedPhone = '' } = first.user;
  const again = await makeAsker({ phone, provedPhone });
  sent.length = 0;
  assert.deepEqual(
    [(await addDone(again, yes.phone)).state, (await addDone(again, no.phone)).state],
    ['asked', 'refused'],
  );
  await work();
  assert.deepEqual(sent, []);
  expectSuccess(await answer(yes.token, true), contacts.answerContactContract);
});

test('only a person with a confirmed number asks, three contacts at most, and never the own number', async () => {
  const unproved = await makeSession(await makeUser());
  assert.equal(expectRefusal(await add(unproved, newPhone()), 403).code, 'number_needed');
  const asker = await makeAsker();
  assert.equal(expectRefusal(await add(asker, asker.user.phone ?? ''), 409).code, 'own_contact');
  for (let count = 0; count < contacts.MAX_TRUSTED_CONTACTS; count += 1) await addDone(asker, newPhone());
  assert.equal(expectRefusal(await add(asker, newPhone()), 409).code, 'too_many_contacts');
});

test('limits of the day keep a person from asking strangers, and a number from being asked by many', async () => {
  const asker = await makeAsker();
  for (let count = 0; count < 3; count += 1) await remove(asker, (await addDone(asker, newPhone()))._id);
  assert.equal(expectRefusal(await add(asker, newPhone()), 429).code, 'too_many_asked');
  const number = newPhone();
  // Refused questions use up nothing of the number, or one person could keep all others from it.
  for (let count = 0; count < 3; count += 1) expectRefusal(await add(asker, number), 429);
  for (let count = 0; count < 2; count += 1) await addDone(await makeAsker(), number);
  assert.equal(expectRefusal(await add(await makeAsker(), number), 429).code, 'too_many_asked');
});

test('a key that was used for another number asks no one and uses up nothing of the new number', async () => {
  const [asker, number] = [await makeAsker(), newPhone()];
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const addWithKey = (phone: string) =>
    send(asker, contacts.addTrustedContactContract, { headers, body: { name: 'Meena', phone } });
  assert.equal(expectRefusal(await addWithKey(asker.user.phone ?? ''), 409).code, 'own_contact');
  for (let count = 0; count < 2; count += 1)
    assert.equal(expectRefusal(await addWithKey(number), 422).code, 'idempotency_mismatch');
  for (let count = 0; count < 2; count += 1) await addDone(await makeAsker(), number);
});

test('no one else sees or removes a contact, and a token with another letter opens nothing', async () => {
  const [asker, other] = [await makeAsker(), await makeAsker()];
  const { id, token } = await makeAnswered(asker, true);
  const list = await send(other, contacts.listTrustedContactsContract, {});
  assert.deepEqual(z.looseObject({ data: z.array(z.unknown()) }).parse(list.json).data, []);
  expectRefusal(await remove(other, id), 404);
  const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  for (const wrong of [changed, 'x'.repeat(43)]) expectRefusal(await answer(wrong, true), 404);
});

const help = (who: SignedIn, params: { id: string }, body: object = {}) =>
  send(who, askForHelpContract, { params, body });

const helpDone = async (...asked: Parameters<typeof help>) => {
  const reply = await help(...asked);
  expectSuccess(reply, askForHelpContract);
  return z.looseObject(askForHelpContract.reply.shape).parse(reply.json).data;
};

test('each contact who has agreed is told of a visit once, and where the person is after another tap', async () => {
  const { worker, customer, params } = await makeVisit('in_progress');
  const [agreed, silent] = [
    await makeTrustedContact(worker.user),
    await makeTrustedContact(worker.user, { state: 'asked' }),
  ];
  const ofOther = await makeTrustedContact(customer.user);
  const taps = await Promise.all([helpDone(worker, params), helpDone(worker, params)]);
  assert.deepEqual(taps.map(({ alerted }) => alerted).toSorted(), [0, 1]);
  assert.deepEqual(await helpDone(worker, params), { alerted: 0, already: 1 });
  await work();
  assert.deepEqual(sentTo(agreed.phone ?? ''), ['contactHelp']);
  const token = tokenIn(agreed.phone ?? '');
  const visit = { bookingId: params.id, personId: worker.userId };
  assert.deepEqual((await readContactPage({ token })).alertedVisit, visit);
  assert.match((await findOpenVisit(visit)) ?? '', /^\/visit\/[\w-]{43}$/);
  const { userId: personId } = await makeAsker();
  assert.equal(await findOpenVisit({ ...visit, personId }), null, 'a visit that is no longer theirs');
  const position = { lat: 12.97194, lng: 77.59369 };
  for (const alerted of [1, 0])
    assert.deepEqual(await helpDone(worker, params, { position }), { alerted, already: 1 - alerted });
  await work();
  assert.deepEqual(sentTo(agreed.phone ?? ''), ['contactHelp', 'contactHelp']);
  assert.match(sent[1]?.text ?? '', /https:\/\/maps\.google\.com\/\?q=12\.97194,77\.59369$/);
  for (const { phone } of [silent, ofOther]) assert.deepEqual(sentTo(phone ?? ''), []);
  expectSuccess(await answer(token, false), contacts.answerContactContract);
  assert.equal((await readContactPage({ token })).alertedVisit, null, 'who stops it sees no visit');
});

test('help is for a visit that goes on and for its own two people', async () => {
  const planned = await makeVisit('accepted');
  assert.equal(expectRefusal(await help(planned.worker, planned.params), 409).code, 'illegal_move');
  expectRefusal(await help(await makeAsker(), planned.params), 404);
});

test('a contact who stopped before the SMS went out is told nothing, and a late call for help is given up', async () => {
  const { worker, params } = await makeVisit('in_progress');
  const contact = await makeTrustedContact(worker.user);
  await help(worker, params);
  expectSuccess(await remove(worker, String(contact._id)), contacts.removeTrustedContactContract);
  await work();
  assert.deepEqual(sent, []);
  assert.deepEqual(await helpDone(worker, params), { alerted: 0, already: 0 }, 'the screen says so');
  await makeTrustedContact(worker.user);
  await help(worker, params);
  setClock(new Date(now().getTime() + 61 * 60_000));
  await assert.rejects(work, /could not be sent in time/);
  assert.deepEqual(sent, []);
});

test('leaving a visit that is not safe tells the worker’s contacts, and not the customer’s', async () => {
  const { worker, customer, params } = await makeVisit('arrived');
  const own = await makeTrustedContact(worker.user);
  await makeTrustedContact(customer.user);
  expectSuccess(await send(worker, leaveVisitContract, { params }), leaveVisitContract);
  await work();
  assert.deepEqual(
    sent.map(({ to, kind }) => [to, kind]),
    [[own.phone, 'contactLeft']],
  );
});

test('a worker who does not answer after the booked end is reported to the contacts once, by two servers', async () => {
  const { worker, move, goOn } = await makeVisit('arrived');
  await move('worker', 'in_progress');
  const contact = await makeTrustedContact(worker.user);
  for (const hours of [2, 2.25, 3]) {
    goOn(hours);
    await Promise.all([remindOfBookings(), remindOfBookings()]);
    await work();
  }
  assert.deepEqual(sentTo(contact.phone ?? ''), ['contactSilent']);
});

test('a worker who has answered while the SMS waited frightens no one', async () => {
  const { worker, params, move, goOn } = await makeVisit('arrived');
  await move('worker', 'in_progress');
  await makeTrustedContact(worker.user);
  for (const hours of [2, 2.25, 3]) {
    goOn(hours);
    await remindOfBookings();
  }
  const waiting = (await listOutboxRows()).filter(({ kind }) => kind === 'contactSms');
  assert.ok(waiting.some(({ _id }) => !done.has(String(_id))));
  expectSuccess(await send(worker, sayAllWellContract, { params }), sayAllWellContract);
  await work();
  assert.deepEqual(sent, []);
});
