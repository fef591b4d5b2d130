import { database } from '#models/connection.ts';
import { recordMin, recordMax } from '../prove-figures.ts';
import { chat, dueTo, makeConversationRing, watchFrames } from '#e2e/kit/conversation-ring.ts';
import { openClients, setting, startNode, within } from './test-cluster.ts';

const PEOPLE = 20;
const WRITTEN = /^Message \d+$/;

/** Twenty people in pairs exchange ten thousand messages; no one receives a frame of another pair's conversation. */
export const proveThird = async (): Promise<void> => {
  const each = Math.ceil(setting('PROVE_MESSAGES', 10_000) / PEOPLE);
  const nodes = [await startNode(), await startNode()];
  const urls = nodes.map(({ url }) => url);
  const ring = await makeConversationRing(PEOPLE);
  const [stranger, talker] = ring.people;
  if (!stranger || !talker) throw new Error('The people are missing.');
  const seats = ring.people.map(({ token }, at) => ({ url: urls[at % 2] ?? '', auth: { token } }));
  // Control: a server that puts a socket into another user's room.
  const misledSeat = { url: urls[0] ?? '', auth: { token: talker.token } };
  const [misled, ...opened] = await openClients([misledSeat, ...seats]);
  if (!misled) throw new Error('There is no misled client.');
  const watches = ring.people.flatMap((person, at) => {
    const client = opened[at];
    return client ? [watchFrames(client, ring, person)] : [];
  });
  const control = watchFrames(misled, ring, stranger);
  const clients = new Map(
    ring.people.flatMap(({ userId }, at) => (opened[at] ? [[userId, opened[at]]] : [])),
  );
  await Promise.all(
    ring.conversations.map((conversation) => chat(conversation, { origins: urls, clients, each })),
  );
  await within(10_000, () =>
    watches.every(({ received, person }) => received.size === dueTo(ring, person, each)),
  );
  const stored = await database().collection('messages').countDocuments({ text: WRITTEN });
  recordMin('THIRD messages stored', stored, PEOPLE * each);
  const unheard = watches.map(({ received, person }) => Math.abs(dueTo(ring, person, each) - received.size));
  recordMax(
    'THIRD own messages unheard, or heard that are not own',
    unheard.reduce((sum, one) => sum + one),
    0,
  );
  recordMax('THIRD frames of conversations of others', watches.flatMap(({ leaks }) => leaks).length, 0);
  recordMin('THIRD control: frames seen in a room of another', control.leaks.length, each);
  for (const client of [misled, ...opened]) client.disconnect();
  await Promise.all(nodes.map((node) => node.stop()));
};
