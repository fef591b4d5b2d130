'use client';

import { PersonMenu } from '#components/layout/person-menu.tsx';
import type { SafetyWords } from '#components/layout/safety-words.ts';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/client/api.ts';
import { catchUp } from '#lib/client/chat/read-thread.ts';
import type { Thread } from '#lib/client/chat/threads.ts';
import { unblockUserCall } from '#lib/contracts/safety.calls.ts';

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
