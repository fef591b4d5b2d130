import type { Actor } from '#lib/platform/contract/actor.ts';
import { demoEmail } from '#lib/features/accounts/rules/demo-login.ts';
import { markConversation } from '#lib/features/notifications/services/mark-read.ts';
import { sendMessage } from '#lib/features/messages/services/send-message.ts';
import { findUserByEmail, type UserRecord } from '#models/people/user.ts';

interface Line {
  isWorkers?: true;
  text: string;
}

interface Talk {
  /** The demo worker that the first customer chats with. */
  worker: number;
  lines: readonly Line[];
  /** The customer has read everything. */
  isRead: boolean;
}

const talks: readonly Talk[] = [
  {
    worker: 2,
    isRead: true,
    lines: [
      { text: 'Namaste, we are eight people on Sunday. Can you cook lunch?' },
      { isWorkers: true, text: 'Yes. Dal, two vegetables, puri and kheer? I need two hours.' },
      { text: 'Perfect. Please come at eleven.' },
    ],
  },
  {
    worker: 1,
    isRead: false,
    lines: [
      { text: 'Two ceiling fans make a noise. What does it cost to look at them?' },
      { isWorkers: true, text: 'It is mostly the bearing or the capacitor. How old are they?' },
      { text: 'About five years.' },
      { isWorkers: true, text: 'Then I bring two bearings. The visit is as on my page, parts at the bill.' },
    ],
  },
];

const asActor = ({ _id, role, locale }: UserRecord): Actor => ({
  userId: String(_id),
  sessionId: '',
  role,
  locale,
  isSuspended: false,
});

const say = async (customer: Actor, worker: Actor, { worker: number, lines }: Talk): Promise<void> => {
  for (const [at, { isWorkers, text }] of lines.entries()) {
    const [actor, partner] = isWorkers ? [worker, customer] : [customer, worker];
    // The same id at the next start, so that an interrupted start sends nothing twice.
    const body = { text, clientId: `demo-talk-${number}-${at}` };
    await sendMessage({ actor, params: { id: partner.userId }, body, idempotencyKey: null });
  }
};

/** Gives the first customer conversations with two workers, one of them with unread messages. */
export const loadDemoTalks = async (): Promise<void> => {
  const customer = await findUserByEmail(demoEmail('customer'));
  if (!customer) throw new Error('The demo has no customer.');
  for (const conversation of talks) {
    const user = await findUserByEmail(demoEmail('worker', conversation.worker));
    if (!user) continue;
    const [reader, worker] = [asActor(customer), asActor(user)];
    await say(reader, worker, conversation);
    await markConversation({ actor: worker, params: { id: reader.userId }, body: {} });
    if (conversation.isRead)
      await markConversation({ actor: reader, params: { id: worker.userId }, body: {} });
  }
};
