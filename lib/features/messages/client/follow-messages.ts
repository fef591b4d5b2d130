import type { Message } from '#lib/features/messages/contracts/messages.ts';
import { loadSummaries, noteMessage, setUnread } from './conversation-list.ts';
import { noteTyping, onlinePeople } from './presence.ts';
import { catchUp, getOpenPartnerId, receiveMessage, threads } from './load-conversation.ts';
import { sendNow, startSending } from './send-queue.ts';
import { withStatus } from './conversation.ts';
import { loadPatiently } from '#lib/platform/browser/load-patiently.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import {
  onSocketConnect,
  onSocketEvent,
  sendToServer,
  startSocket,
} from '#lib/platform/browser/socket/socket.ts';

const ACK_AFTER_MS = 200;

const acks = new Map<string, number>();
let ackTimer: ReturnType<typeof setTimeout> | undefined;

const sendAcks = (): void => {
  ackTimer = undefined;
  const visible = document.visibilityState === 'visible';
  const seen = [...acks].slice(0, 50).map(([conversationId, ord]) => ({ conversationId, ord, visible }));
  acks.clear();
  sendToServer('message:ack', { seen });
};

const acknowledge = ({ conversationId, ord }: Message): void => {
  acks.set(conversationId, Math.max(ord, acks.get(conversationId) ?? 0));
  ackTimer ??= setTimeout(sendAcks, ACK_AFTER_MS);
};

const onMessage = (message: Message): void => {
  const isOwn = message.senderId === readSession()?.user._id;
  const partnerId = isOwn ? message.receiverId : message.senderId;
  noteMessage(message);
  if (threads.entries.has(partnerId)) receiveMessage(partnerId, message);
  if (isOwn) return;
  noteTyping(partnerId, false);
  acknowledge(message);
};

const loadAnnouncer = () => import('./announce-messages.ts');

// Only the open conversation is loaded at once; others need only their row in the list.
const onConnect = (): void => {
  sendNow();
  void loadSummaries();
  const shown = getOpenPartnerId();
  if (shown !== null) void catchUp(shown);
};

// A partner who has just left was last seen now, so the open conversation refetches the time.
const notePresence = (people: readonly string[]): void => {
  const before = onlinePeople.get();
  const online = new Set(people);
  onlinePeople.set(online);
  const shown = getOpenPartnerId();
  if (shown !== null && before.has(shown) && !online.has(shown)) void catchUp(shown);
};

let isFollowing = false;

/** Keeps the conversations on the screen in step with the server. */
export const followMessages = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  onSocketConnect(onConnect);
  onSocketEvent('newMessage', onMessage);
  onSocketEvent('unread', setUnread);
  onSocketEvent('typing', ({ senderId, isTyping }) => noteTyping(senderId, isTyping));
  onSocketEvent('getOnlineUsers', notePresence);
  onSocketEvent('messageStatus', (status) => {
    for (const partnerId of threads.entries.keys())
      threads.setData(partnerId, (thread) => withStatus(thread, status, partnerId));
  });
  startSending();
  startSocket();
  void loadPatiently(loadAnnouncer).then(({ announceMessages }) => announceMessages());
};
