import { now } from '#lib/platform/time/clock.ts';
import { makeMessage } from './messages.ts';
import { makeUser } from './users.ts';
import { makeWorker } from './workers.ts';

interface Line {
  isOwn?: boolean;
  text: string;
  minutesAgo: number;
}

interface Conversation {
  userId: string;
  partnerId: string;
  lines: readonly Line[];
}

const MINUTE_MS = 60_000;

/** Stores a conversation, oldest line first. */
const makeConversation = async ({ userId, partnerId, lines }: Conversation): Promise<void> => {
  for (const { isOwn = false, text, minutesAgo } of lines) {
    const [from, to] = isOwn ? [userId, partnerId] : [partnerId, userId];
    await makeMessage({ from, to, text, at: new Date(now().getTime() - minutesAgo * MINUTE_MS) });
  }
};

/** A customer's conversations after a few days; returns the id of the electrician in the longest. */
export const makeConversations = async (userId: string): Promise<string> => {
  const [ravi, sunita, imran] = [
    await makeWorker({ name: 'Ravi Verma' }),
    await makeWorker({ name: 'Sunita Devi' }),
    await makeUser({ name: 'Mohammed Imran Qureshi', role: 'worker' }),
  ].map(({ _id }) => String(_id));
  if (!ravi || !sunita || !imran) throw new Error('The demo workers are missing.');
  const day = 24 * 60;
  await makeConversation({
    userId,
    partnerId: imran,
    lines: [{ isOwn: true, text: 'Thank you, the sofa looks new.', minutesAgo: 3 * day }],
  });
  await makeConversation({
    userId,
    partnerId: sunita,
    lines: Array.from({ length: 12 }, (_none, at) => ({
      text: at === 11 ? 'Shall I bring the vegetables, or do you have them at home?' : 'Namaste',
      minutesAgo: day + 40 - at,
    })),
  });
  await makeConversation({
    userId,
    partnerId: ravi,
    lines: [
      { isOwn: true, text: 'Namaste, two fans make a noise. Can you come tomorrow?', minutesAgo: day + 300 },
      { text: 'Yes. Are they ceiling fans, and how old?', minutesAgo: day + 290 },
      { isOwn: true, text: 'Ceiling fans, about five years.', minutesAgo: day + 280 },
      { text: 'Then it may be the bearing. I bring two with me.', minutesAgo: 34 },
      { isOwn: true, text: 'Good. What does it cost?', minutesAgo: 31 },
      { text: '₹250 for the visit and ₹180 for a bearing.\nI come at four.', minutesAgo: 12 },
    ],
  });
  return ravi;
};
