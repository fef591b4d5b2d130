import type { Message } from '#lib/features/messages/contracts/messages.ts';
import { loadSummaries, noteMessage, putUnread } from './conversation-list.ts';
import { noteTyping, onlinePeople } from './presence.ts';
import { openPartnerId } from '#lib/platform/browser/open-conversation.ts';
import { catchUp, receiveMessage, threads } from './load-conversation.ts';
import { sendNow, startSending } from './send-queue.ts';
import { withStatus } from './conversation.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import {
  onSocketConnect,
  onSocketEvent,
  sayToServer,
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
  sayToServer('message:ack', { seen });
};

/** Tells the server that a message has come, a few at a time. */
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

// The talk on the screen comes with the page's own request; others need only their line in the list.
const shownTalk = (): string | null => {
  const shown = openPartnerId() ?? new URLSearchParams(window.location.search).get('userId');
  return shown !== null && threads.entries.has(shown) ? shown : null;
};

const onConnect = (): void => {
  sendNow();
  void loadSummaries();
  const shown = shownTalk();
  if (shown !== null) void catchUp(shown);
};

// Whoever has just left was last seen now: the talk on the screen asks when.
const notePresence = (people: readonly string[]): void => {
  const before = onlinePeople.get();
  const online = new Set(people);
  onlinePeople.set(online);
  const shown = shownTalk();
  if (shown !== null && before.has(shown) && !online.has(shown)) void catchUp(shown);
};

let isFollowing = false;

/** Keeps the conversations on the screen in step with the server, from the first call on. */
export const followMessages = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  onSocketConnect(onConnect);
  onSocketEvent('newMessage', onMessage);
  onSocketEvent('unread', putUnread);
  onSocketEvent('typing', ({ senderId, isTyping }) => noteTyping(senderId, isTyping));
  onSocketEvent('getOnlineUsers', notePresence);
  onSocketEvent('messageStatus', (status) => {
    for (const partnerId of threads.entries.keys())
      threads.put(partnerId, (thread) => withStatus(thread, status, partnerId));
  });
  startSending();
  startSocket();
};
