'use client';

import { PersonMenu } from '#components/people/person-menu.tsx';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { catchUp } from '#lib/features/messages/client/load-conversation.ts';
import type { Thread } from '#lib/features/messages/client/conversation.ts';
import { unblockUserCall } from '#lib/features/people/contracts/safety.calls.ts';

interface ChatMenuProps {
  person: { _id: string; name: string };
  thread: Thread;
  words: SafetyWords;
}

/** Reports or blocks whom one talks with, or takes that back; what was written stays. */
export const ChatMenu = ({ person, thread, words }: ChatMenuProps) => {
  const unblock = async (): Promise<void> => {
    await api(unblockUserCall, { params: { id: person._id } });
    await catchUp(person._id);
  };
  const onBlocked = (close: () => void): void => {
    close();
    notify({ title: words.blocked, variant: 'success' });
    void catchUp(person._id);
  };
  return (
    <PersonMenu
      person={person}
      words={words}
      onBlocked={onBlocked}
      onUnblock={thread.hasBlocked ? unblock : undefined}
    />
  );
};
