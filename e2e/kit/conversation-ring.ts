import type { InboundEvents } from '#lib/platform/realtime/event-types.ts';
import { makeMessage } from './factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from './factories/users.ts';
import { makeWorker } from './factories/workers.ts';
import type { ClientSocket } from './socket-client.ts';
import { sendCall } from './api/send-call.ts';

export interface RingConversation {
  readonly id: string;
  readonly members: readonly [SignedIn, SignedIn];
}

/** People in a ring, each in conversation with two neighbours and a stranger to the others. */
export const makeConversationRing = async (count: number) => {
  const people: SignedIn[] = [];
  while (people.length < count)
    people.push(await makeSession(await (people.length % 2 === 0 ? makeUser() : makeWorker())));
  const conversations: RingConversation[] = [];
  for (const [at, person] of people.entries()) {
    const next = people[(at + 1) % count] ?? person;
    const members = at % 2 === 0 ? ([person, next] as const) : ([next, person] as const);
    const { conversationId } = await makeMessage({ from: members[0].userId, to: members[1].userId });
    conversations.push({ id: String(conversationId), members });
  }
  return { people, conversations };
};
export type ConversationRing = Awaited<ReturnType<typeof makeConversationRing>>;

/** Ids of conversations and people that this person must never receive. */
const foreignTo = ({ people, conversations }: ConversationRing, { userId }: SignedIn): string[] => {
  const own = conversations.filter(({ members }) => members.some((member) => member.userId === userId));
  const known = new Set(own.flatMap(({ id, members }) => [id, ...members.map((member) => member.userId)]));
  const all = [...conversations.map(({ id }) => id), ...people.map((person) => person.userId)];
  return all.filter((id) => !known.has(id));
};

/** Reads every frame a client receives; those of strangers are leaks. */
export const watchFrames = (client: ClientSocket, ring: ConversationRing, person: SignedIn) => {
  const foreign = foreignTo(ring, person);
  const leaks: string[] = [];
  const received = new Set<string>();
  client.onAny((name: string, payload: unknown) => {
    const text = `${name} ${JSON.stringify(payload)}`;
    if (foreign.some((id) => text.includes(id))) leaks.push(text);
  });
  client.on('newMessage', ({ _id }) => received.add(_id));
  return { person, leaks, received };
};

type Mark = Parameters<InboundEvents['message:read']>[0];

export interface Chatter {
  /** Where messages are sent, in rotation. */
  readonly origins: readonly string[];
  readonly clients: ReadonlyMap<string, ClientSocket>;
  /** Messages per conversation. */
  readonly each: number;
}

/** Both sides of each conversation write in turn, type, and sometimes mark as read. */
export const chat = async (
  { id: conversationId, members }: RingConversation,
  { origins, clients, each }: Chatter,
): Promise<void> => {
  for (let turn = 0; turn < each; turn += 1) {
    const [from, to] = turn % 2 === 0 ? members : members.toReversed();
    if (!from || !to) throw new Error('The conversation lacks a person.');
    clients.get(from.userId)?.emit('typing', { receiverId: to.userId, isTyping: true });
    const parts = { params: { id: to.userId }, body: { text: `Message ${turn}` } };
    const origin = origins[turn % origins.length] ?? '';
    const { status } = await sendCall({ origin, call: 'POST /messages/send/{id}', token: from.token, parts });
    if (status !== 200) throw new Error(`A message was answered with ${status}.`);
    const mark: Mark = { conversationId, ord: Math.ceil((turn + 1) / 2) };
    if (turn % 10 === 0) clients.get(to.userId)?.emit('message:read', mark);
  }
};

/** How many messages a person should have, with the same number in each conversation. */
export const dueTo = ({ conversations }: ConversationRing, { userId }: SignedIn, each: number): number =>
  conversations.filter(({ members }) => members.some((member) => member.userId === userId)).length * each;
