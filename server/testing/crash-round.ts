import { randomUUID } from 'node:crypto';
import { sendMessageCall } from '#lib/features/messages/contracts/messages.calls.ts';
import { database } from '#models/connection.ts';
import { sendCall } from './api/send-call.ts';
import { sendUntilTaken } from './chat-load.ts';
import type { CrashPoint } from './crash-points.ts';
import { makeMessage } from './factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from './factories/users.ts';
import { makeWorker } from './factories/workers.ts';
import { forkServer } from './fork-server.ts';
import { connectedClient, type ClientSocket } from './socket-client.ts';

/** A message to somebody who listens on a server that lives on. */
export interface CrashTalk {
  from: SignedIn;
  to: SignedIn;
  text: string;
  clientId: string;
  /** What a client that never asks has been told, by place. */
  heard: number[];
}

type Join = (person: SignedIn) => ClientSocket;

const makeConversation = async (join: Join): Promise<CrashTalk> => {
  const [from, to] = [await makeSession(await makeUser()), await makeSession(await makeWorker())];
  await makeMessage({ from: from.userId, to: to.userId });
  const client = join(to);
  const heard: number[] = [];
  client.on('newMessage', ({ seq }) => heard.push(seq));
  await connectedClient(client);
  return { from, to, text: randomUUID(), clientId: randomUUID(), heard };
};

const sendOnce = async (origin: string, { from, to, text, clientId }: CrashTalk): Promise<number | null> => {
  const parts = { params: { id: to.userId }, body: { text, clientId } };
  const answer = await sendCall({ origin, call: sendMessageCall, token: from.token, parts }).catch(
    () => null,
  );
  return answer?.status ?? null;
};

/**
 * Sends as the browser's queue does. The database keeps what a dead server had begun for some seconds; until then it is
 * told to come again.
 */
export const sendAgain = (origin: string, { from, to, text, clientId }: CrashTalk): Promise<number> =>
  sendUntilTaken({ origin, from, to }, { body: { text, clientId } });

interface Round {
  crash: CrashPoint;
  count: number;
  /** Opens a client on a server that lives on. */
  join: Join;
}

/** Everybody writes at once to a server that dies meanwhile; what each was answered, null where nothing came. */
export const writeIntoCrash = async ({ crash, count, join }: Round) => {
  const dying = await forkServer({ database: `t_${process.pid}`, crash });
  const talks: CrashTalk[] = [];
  while (talks.length < count) talks.push(await makeConversation(join));
  const answers = await Promise.all(talks.map((talk) => sendOnce(dying.url, talk)));
  await dying.kill();
  return { talks, answers, unanswered: talks.filter((_talk, at) => answers[at] === null) };
};

/** How often the message of a talk is stored, whatever id it came with. */
export const countStored = ({ text }: CrashTalk): Promise<number> =>
  database().collection('messages').countDocuments({ text });
