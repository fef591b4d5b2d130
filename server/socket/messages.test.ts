import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { message } from '#lib/features/messages/contracts/message.ts';
import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { blockUserContract } from '#lib/features/people/contracts/safety.ts';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeUser, makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { connectedClient, nextEvent, useSocketClients, type ClientSocket } from '#e2e/kit/socket-client.ts';
import { useTwoServers } from '#e2e/kit/two-servers.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';

const makeClient = useSocketClients();
const { here, other } = useTwoServers();

/** Two people with an existing conversation. */
const makeConversation = async () => {
  const customer = await makeSession(await makeUser({ role: 'customer' }));
  const worker = await makeSession(await makeWorker());
  const { conversationId } = await makeMessage({ from: customer.userId, to: worker.userId });
  return { customer, worker, conversationId: String(conversationId) };
};

const connect = ({ token }: SignedIn, url: string): Promise<ClientSocket> =>
  connectedClient(makeClient({ url, auth: { token } }));

const send = async (from: SignedIn, to: SignedIn, clientId = randomUUID()) => {
  const body = { text: 'Is tomorrow fine?', clientId };
  const request = { origin: here(), call: sendMessageContract, token: from.token };
  const answer = await sendCall({ ...request, parts: { params: { id: to.userId }, body } });
  assert.equal(answer.status, 200, answer.text);
  return z.object({ data: message }).parse(answer.json).data;
};

/** Records all events of one kind that a client receives. */
const recordEvents = (client: ClientSocket, name: 'typing' | 'newMessage' | 'getOnlineUsers'): unknown[] => {
  const received: unknown[] = [];
  client.on(name, (payload: unknown) => received.push(payload));
  return received;
};

/** Resolves after a round trip of this client: everything sent to it before has arrived. */
const settled = (client: ClientSocket): Promise<unknown> =>
  client.timeout(30_000).emitWithAck('message:read', { conversationId: 'a'.repeat(24), ord: 1 });

describe('messages on two servers', () => {
  it('reach every device of both people, the same on all', async () => {
    const { customer, worker } = await makeConversation();
    const clients = await Promise.all([
      connect(worker, other()),
      connect(worker, here()),
      connect(customer, other()),
    ]);
    const outsider = await connect(await signIn('customer'), other());
    const unheard = recordEvents(outsider, 'newMessage');
    const received = Promise.all(clients.map((client) => nextEvent(client, 'newMessage')));
    const stored = await send(customer, worker);
    assert.ok(stored.clientId);
    assert.deepEqual(await received, [stored, stored, stored]);
    await settled(outsider);
    assert.deepEqual(unheard, []);
  });

  it('report delivery and reading to the sender', async () => {
    const { customer, worker, conversationId } = await makeConversation();
    const [sender, receiver] = [await connect(customer, here()), await connect(worker, other())];
    const { ord } = await send(customer, worker);
    const delivered = nextEvent(sender, 'messageStatus');
    receiver.emit('message:ack', { seen: [{ conversationId, ord, visible: false }] });
    const status = { conversationId, userId: worker.userId, delivered: ord, read: 0 };
    assert.deepEqual(await delivered, status);
    const [read, unread] = [nextEvent(sender, 'messageStatus'), nextEvent(receiver, 'unread')];
    receiver.emit('message:read', { conversationId, ord });
    assert.deepEqual(await read, { ...status, read: ord });
    assert.deepEqual(await unread, { total: 0, byUser: [] });
  });

  it('cannot be marked as read or acknowledged by other people', async () => {
    const { customer, worker, conversationId } = await makeConversation();
    const sender = await connect(customer, here());
    const statuses: unknown[] = [];
    sender.on('messageStatus', (status) => statuses.push(status));
    const outsider = await connect(await signIn('worker'), here());
    for (const name of ['message:read', 'message:ack'] as const) {
      const mark = { conversationId, ord: 1 };
      if (name === 'message:read') await outsider.timeout(30_000).emitWithAck(name, mark);
      else await outsider.timeout(30_000).emitWithAck(name, { seen: [{ ...mark, visible: true }] });
    }
    await settled(sender);
    assert.deepEqual(statuses, []);
    const receiver = await connect(worker, here());
    const received = nextEvent(sender, 'messageStatus');
    receiver.emit('message:read', { conversationId, ord: 1 });
    assert.deepEqual(await received, { conversationId, userId: worker.userId, delivered: 1, read: 1 });
  });
});

describe('typing', () => {
  it('reaches the partner at most once in two seconds, and stops once', async () => {
    const { customer, worker } = await makeConversation();
    const [typist, reader] = [await connect(customer, here()), await connect(worker, here())];
    const received = recordEvents(reader, 'typing');
    const signal = { receiverId: worker.userId, isTyping: true };
    const startedAt = performance.now();
    for (let count = 0; count < 15; count += 1) await typist.timeout(30_000).emitWithAck('typing', signal);
    await typist.timeout(30_000).emitWithAck('typing', { ...signal, isTyping: false });
    await typist.timeout(30_000).emitWithAck('typing', { ...signal, isTyping: false });
    const maxEvents = 1 + Math.floor((performance.now() - startedAt) / 2000);
    const typingEvent = (isTyping: boolean) => ({ senderId: customer.userId, isTyping });
    await eventually(() => isDeepStrictEqual(received.at(-1), typingEvent(false)));
    await settled(reader);
    const begun = received.slice(0, -1);
    assert.ok(begun.length <= maxEvents, `${begun.length} of ${maxEvents}`);
    assert.deepEqual(received, [
      typingEvent(true),
      ...begun.slice(1).map(() => typingEvent(true)),
      typingEvent(false),
    ]);
  });

  it('does not reach strangers or people across a block', async () => {
    const { customer, worker } = await makeConversation();
    const stranger = await signIn('worker');
    const readers = [await connect(worker, here()), await connect(stranger, here())];
    const received = readers.map((reader) => recordEvents(reader, 'typing'));
    const tell = async (receiverId: string) => {
      const typist = await connect(customer, here());
      await typist.timeout(30_000).emitWithAck('typing', { receiverId, isTyping: true });
    };
    await tell(stranger.userId);
    const parts = { params: { id: customer.userId } };
    await sendCall({ origin: here(), call: blockUserContract, token: worker.token, parts });
    await tell(worker.userId);
    await Promise.all(readers.map(settled));
    assert.deepEqual(received, [[], []]);
  });
});

describe('presence', () => {
  it('lists partners only, on both servers, until a partner’s last device is gone', async () => {
    const { customer, worker } = await makeConversation();
    await makeMessage({ from: worker.userId, to: customer.userId });
    await connect(await signIn('worker'), other());
    const watcher = makeClient({ url: here(), auth: { token: customer.token } });
    const lists = recordEvents(watcher, 'getOnlineUsers');
    await connectedClient(watcher);
    const devices = [await connect(worker, other()), await connect(worker, here())];
    await eventually(() => String(lists.at(-1)) === worker.userId);
    devices[0]?.disconnect();
    await settled(watcher);
    assert.equal(String(lists.at(-1)), worker.userId);
    devices[1]?.disconnect();
    await eventually(() => String(lists.at(-1)) === '');
    assertEach(lists, (list) => ['', worker.userId].includes(String(list)), JSON.stringify(lists));
  });

  it('starts once both have written, or a booking was accepted', async () => {
    const customer = await makeSession(await makeUser({ role: 'customer' }));
    const worker = await makeSession(await makeWorker());
    const [one, two] = [await connect(customer, here()), await connect(worker, other())];
    const lists = [recordEvents(one, 'getOnlineUsers'), recordEvents(two, 'getOnlineUsers')];
    const booked = await makeBookable();
    const { _id } = await makeBooking({ bookable: booked, customer: customer.user });
    const stranger = await makeSession(booked.worker);
    await connect(stranger, other());
    await send(customer, worker);
    await send(customer, stranger);
    await Promise.all([settled(one), settled(two)]);
    const named = () => lists.map((list) => list.map(String).filter(Boolean));
    assert.deepEqual(named(), [[], []], 'one unasked message tells nobody anything');
    await send(worker, customer);
    await eventually(() => String(lists[0]?.at(-1)) === worker.userId);
    await eventually(() => String(lists[1]?.at(-1)) === customer.userId);
    const parts = { params: { id: String(_id) }, body: { status: 'accepted' } };
    const call = setBookingStatusContract;
    assert.equal((await sendCall({ origin: here(), call, token: stranger.token, parts })).status, 200);
    const both = [worker.userId, stranger.userId].toSorted().join();
    await eventually(() => String(lists[0]?.at(-1)) === both);
  });
});
