'use client';

import { Bell, BellOff } from 'lucide-react';
import { PersonMenu } from '#components/people/person-menu.tsx';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { useAction } from '#components/page/use-action.ts';
import { notify } from '#components/ui/notify.ts';
import { muteConversationCall } from '#lib/features/messages/contracts/messages.calls.ts';
import { loadSummaries } from '#lib/features/messages/client/conversation-list.ts';
import { api } from '#lib/platform/browser/api.ts';
import { catchUp } from '#lib/features/messages/client/load-conversation.ts';
import type { Speech } from './messages-words.ts';
import type { Thread } from '#lib/features/messages/client/conversation.ts';
import { unblockUserCall } from '#lib/features/people/contracts/safety.calls.ts';

interface ChatMenuProps {
  person: { _id: string; name: string };
  thread: Thread;
  words: SafetyWords;
  chat: Speech['words']['chat'];
}

/** Keeps the talk from ringing, or lets it ring again; the other one never learns. */
const MuteRow = ({ person, thread, words, chat, onDone }: ChatMenuProps & { onDone(): void }) => {
  const { isBusy, run } = useAction({ failed: words.failed, failedHint: '' });
  const { isMuted } = thread;
  const change = async (): Promise<void> => {
    const parts = { params: { id: person._id }, body: { muted: !isMuted } };
    await api(muteConversationCall, parts);
    await Promise.all([catchUp(person._id), loadSummaries()]);
    onDone();
    notify({ title: isMuted ? chat.unmuted : chat.muted, variant: 'success' });
  };
  return (
    <button type="button" className={listRowClass} disabled={isBusy} onClick={() => void run(change)}>
      <ListRow
        icon={isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />}
        label={isMuted ? chat.unmute : chat.mute}
        {...(!isMuted && { hint: chat.muteHint })}
        hasArrow={false}
      />
    </button>
  );
};

/** Mutes the talk, reports or blocks whom one talks with, or takes that back; what was written stays. */
export const ChatMenu = (props: ChatMenuProps) => {
  const { person, thread, words } = props;
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
      first={thread.messages.length > 0 ? (close) => <MuteRow {...props} onDone={close} /> : undefined}
      onBlocked={onBlocked}
      onUnblock={thread.hasBlocked ? unblock : undefined}
    />
  );
};
