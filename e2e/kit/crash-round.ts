import { randomUUID } from 'node:crypto';
import { database } from '#models/connection.ts';
import { sendCall } from './api/send-call.ts';
import { sendUntilTaken } from './chat-load.ts';
import type { CrashPoint } from './crash-points.ts';
import { makeMessage } from './factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from './factories/users.ts';
import { makeWorker } from './factories/workers.ts';
import { forkServer } from './fork-server.ts';
import { connectedClient, type ClientSocket } from './socket-client.ts';
import { testDatabaseName } from './lent-database.ts';

/** A message to a person listening on a surviving server. */
export interface CrashConversation {
  from: SignedIn;
  to: SignedIn;
  text: string;
  clientId: string;
  /** Places received by a client that never polls. */
  received: number[];
}

type Join = (person: SignedIn) => ClientSocket;

const makeConversation = async (join: Join): Promise<CrashConversation> => {
  const [from, to] = [await makeSession(await makeUser()), await makeSession(await makeWorker())];
  await makeMessage({ from: from.userId, to: to.userId });
  const client = join(to);
  const received: number[] = [];
  client.on('newMessage', ({ seq }) => received.push(seq));
  await connectedClient(client);
  return { from, to, text: randomUUID(), clientId: randomUUID(), received };
};

const sendOnce = async (
  origin: string,
  { from, to, text, clientId }: CrashConversation,
): Promise<number | null> => {
  const parts = { params: { id: to.userId }, body: { text, clientId } };
  const answer = await sendCall({ origin, call: 'POST /messages/send/{id}', token: from.token, parts }).catch(
    () => null,
  );
  return answer?.status ?? null;
};

/**
 * Retries as the browser's queue does. The database holds a dead server's transactions for some seconds; until then
 * the server asks for a retry.
 */
export const sendAgain = (origin: string, { from, to, text, clientId }: CrashConversation): Promise<number> =>
  sendUntilTaken({ origin, from, to }, { body: { text, clientId } });

interface Round {
  crash: CrashPoint;
  count: number;
  /** Opens a client on a surviving server. */
  join: Join;
}

/** Everyone writes to a server that dies in between; returns each answer, null where none came. */
export const writeIntoCrash = async ({ crash, count, join }: Round) => {
  const dying = await forkServer({ database: testDatabaseName(), crash });
  const conversations: CrashConversation[] = [];
  while (conversations.length < count) conversations.push(await makeConversation(join));
  const answers = await Promise.all(conversations.map((conversation) => sendOnce(dying.url, conversation)));
  await dying.kill();
  return { conversations, answers, unanswered: conversations.filter((_talk, at) => answers[at] === null) };
};

/** How often a conversation's message is stored, under any id. */
export const countStored = ({ text }: CrashConversation): Promise<number> =>
  database().collection('messages').countDocuments({ text });
