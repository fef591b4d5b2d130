import type { ConversationSummary, Message } from '#lib/features/messages/contracts/messages.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import { onSocketEvent } from '#lib/platform/browser/socket/socket.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';
import { LIST_KEY, loadSummaries, summaryLists } from './conversation-list.ts';
import { getOpenPartnerId } from './load-conversation.ts';

const readSummary = (userId: string): ConversationSummary | undefined =>
  summaryLists.read(LIST_KEY).data.summaries?.find((summary) => summary.userId === userId);

/** Only the server knows the name of someone who writes for the first time. */
const findSummary = async (userId: string): Promise<ConversationSummary | undefined> => {
  const known = readSummary(userId);
  if (known) return known;
  await loadSummaries();
  return readSummary(userId);
};

// A new element with text in it is often not announced, so the empty one comes first. Without `aria-live`, open sheets
// would hide it.
const addRegion = (): HTMLElement => {
  const region = document.createElement('p');
  region.className = 'sr-only';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
};

const isSilent = ({ senderId }: Message): boolean =>
  senderId === readSession()?.user._id ||
  senderId === getOpenPartnerId() ||
  document.visibilityState !== 'visible';

/** Tells screen readers about new messages outside their conversation. */
export const announceMessages = (): void => {
  const region = addRegion();
  const announced = new Set<string>();
  const announce = async (message: Message): Promise<void> => {
    // The server repeats an event that no client has confirmed.
    if (announced.has(message._id) || isSilent(message)) return;
    announced.add(message._id);
    const [{ messages }, summary] = await Promise.all([
      loadTexts('messages', document.documentElement.lang),
      findSummary(message.senderId),
    ]);
    if (summary?.isMuted) return;
    const { newFrom, unknownUser } = messages.chat;
    region.textContent = fill(newFrom, { name: summary?.user?.name ?? unknownUser });
  };
  onSocketEvent('newMessage', (message) => void announce(message).catch(() => undefined));
};
