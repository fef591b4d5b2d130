import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Chat } from './times.ts';

interface Person {
  id: string;
  token: string;
}

const registered = z.looseObject({ user_id: z.string(), access_token: z.string() });
const created = z.looseObject({ room_id: z.string() });
const event = z.looseObject({ type: z.string(), content: z.looseObject({ body: z.string().optional() }) });
const joined = z.looseObject({ timeline: z.looseObject({ events: z.array(event) }) });
const message = z.looseObject({
  next_batch: z.string(),
  rooms: z.looseObject({ join: z.record(z.string(), joined).optional() }).optional(),
});

interface Asking {
  method: string;
  path: string;
  token?: string;
  body?: unknown;
  signal?: AbortSignal;
}

const createAsk =
  (url: string) =>
  async ({ method, path, token, body, signal }: Asking): Promise<unknown> => {
    const answer = await fetch(`${url}/_matrix/client/v3${path}`, {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
    if (!answer.ok) throw new Error(`Synapse answered ${answer.status} to ${path}: ${await answer.text()}`);
    return answer.json();
  };
type Ask = ReturnType<typeof createAsk>;

const register = async (ask: Ask): Promise<Person> => {
  const auth = { type: 'm.login.dummy' };
  const body = { username: `p${randomUUID()}`, password: randomUUID(), auth };
  const answer = registered.parse(await ask({ method: 'POST', path: '/register', body }));
  return { id: answer.user_id, token: answer.access_token };
};

const makeConversation = async (ask: Ask) => {
  const [from, to] = [await register(ask), await register(ask)];
  const body = { preset: 'trusted_private_chat', is_direct: true, invite: [to.id] };
  const made = await ask({ method: 'POST', path: '/createRoom', token: from.token, body });
  const room = encodeURIComponent(created.parse(made).room_id);
  await ask({ method: 'POST', path: `/join/${room}`, token: to.token, body: {} });
  return { from, to, room };
};

/** Receives a user's events as Matrix clients do, with one long poll after another. */
const follow = async (ask: Ask, { token }: Person, signal: AbortSignal, hear: (text: string) => void) => {
  let since = '';
  while (!signal.aborted) {
    const path = since === '' ? '/sync?timeout=0' : `/sync?timeout=30000&since=${since}`;
    const answer = message.parse(await ask({ method: 'GET', path, token, signal }));
    since = answer.next_batch;
    const events = Object.values(answer.rooms?.join ?? {}).flatMap(({ timeline }) => timeline.events);
    for (const { type, content } of events) if (type === 'm.room.message') hear(content.body ?? '');
  }
};

/** Conversations on a Synapse, sent and received through its client API. */
export const openSynapse = async (url: string, conversations: number): Promise<Chat> => {
  const ask = createAsk(url);
  const end = new AbortController();
  const made: Awaited<ReturnType<typeof makeConversation>>[] = [];
  while (made.length < conversations) made.push(await makeConversation(ask));
  let hear = (_text: string): void => undefined;
  const follows = made.map(({ to }) =>
    follow(ask, to, end.signal, (text) => hear(text)).catch((error: unknown) => {
      if (!end.signal.aborted) throw error;
    }),
  );
  const send = async (conversation: number, body: string): Promise<void> => {
    const { from, room } = made[conversation] ?? {};
    const path = `/rooms/${room}/send/m.room.message/${randomUUID()}`;
    await ask({ method: 'PUT', path, token: from?.token ?? '', body: { msgtype: 'm.text', body } });
  };
  const close = async (): Promise<void> => {
    end.abort();
    await Promise.all(follows);
  };
  return { conversations, send, onHeard: (listener) => void (hear = listener), close };
};
