'use client';

import { Bell, BellOff } from 'lucide-react';
import { PersonMenu } from '#components/people/person-menu.tsx';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { held } from '#components/ui/button.tsx';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { useAction } from '#components/page/use-action.ts';
import { notify } from '#components/ui/notify.ts';
import { loadSummaries } from '#lib/features/messages/client/conversation-list.ts';
import { api } from '#lib/platform/browser/api.ts';
import { catchUp } from '#lib/features/messages/client/load-conversation.ts';
import type { Speech } from './messages-words.ts';
import type { Thread } from '#lib/features/messages/client/conversation.ts';

interface ChatMenuProps {
  person: { _id: string; name: string };
  thread: Thread;
  words: SafetyWords;
  chat: Speech['words']['chat'];
}

/** Mutes or unmutes the conversation; the partner never finds out. */
const MuteRow = ({ person, thread, words, chat, onDone }: ChatMenuProps & { onDone(): void }) => {
  const { isBusy, run } = useAction({ failed: words.failed, failedHint: '' });
  const { isMuted } = thread;
  const change = async (): Promise<void> => {
    const parts = { params: { id: person._id }, body: { muted: !isMuted } };
    await api('PUT /messages/mute-conversation/{id}', parts);
    await Promise.all([catchUp(person._id), loadSummaries()]);
    onDone();
    notify({ title: isMuted ? chat.unmuted : chat.muted, variant: 'success' });
  };
  return (
    <button type="button" className={listRowClass} onClick={() => void run(change)} {...(isBusy && held)}>
      <ListRow
        icon={isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />}
        label={isMuted ? chat.unmute : chat.mute}
        {...(!isMuted && { hint: chat.muteHint })}
        hasArrow={false}
      />
    </button>
  );
};

/** Mutes the conversation, reports or blocks the partner, or undoes that. Messages are kept. */
export const ChatMenu = (props: ChatMenuProps) => {
  const { person, thread, words } = props;
  const unblock = async (): Promise<void> => {
    await api('DELETE /users/{id}/block', { params: { id: person._id } });
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
      first={thread.messages.length > 0 ? (close) => <MuteRow {...props} onDone={close} /> : undefined}
      onBlocked={onBlocked}
      onUnblock={thread.hasBlocked ? unblock : undefined}
    />
  );
};
