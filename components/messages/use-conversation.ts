import { useEffect, useEffectEvent } from 'react';
import { catchUp, markRead } from '#lib/features/messages/client/load-conversation.ts';
import {
  emptyThread,
  lastSeqOf,
  threadWith,
  type Thread,
} from '#lib/features/messages/client/conversation.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';

const hasUnread = ({ messages, marks }: Thread, partnerId: string): boolean => {
  const last = messages.findLast(({ senderId }) => senderId === partnerId);
  return last !== undefined && marks !== null && last.ord > marks.other.read;
};

/** The talk with somebody, kept up to date, and marked as read while it can be seen. */
export const useThread = (partnerId: string): Thread => {
  const thread = useStore(threadWith(partnerId), emptyThread);
  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !hasUnread(thread, partnerId)) return;
    markRead(partnerId, lastSeqOf(thread)).catch(() => undefined);
  });
  useEffect(() => {
    void catchUp(partnerId);
    const onSight = (): void => read();
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [partnerId]);
  useEffect(() => read(), [thread.messages]);
  return thread;
};
