'use client';

import { ArrowDown } from 'lucide-react';
import {
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
  useEffect,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { loadOlder } from '#lib/features/messages/client/load-conversation.ts';
import { getLastSeq, type Thread } from '#lib/features/messages/client/conversation.ts';
import type { Unsent } from '#lib/features/messages/client/unsent-messages.ts';
import { MessageRows } from './message-rows.tsx';
import type { Speech } from './messages-words.ts';

const NEAR_END_PX = 80;
const NEAR_START_PX = 240;

const followEnd = (
  log: HTMLElement,
  place: RefObject<{ isAtEnd: boolean; fromEnd: number }>,
): (() => void) => {
  const onResize = (): void => {
    if (place.current.isAtEnd) log.scrollTop = log.scrollHeight;
    place.current.fromEnd = log.scrollHeight - log.scrollTop;
  };
  const observer = new ResizeObserver(onResize);
  observer.observe(log);
  if (log.firstElementChild) observer.observe(log.firstElementChild);
  return () => observer.disconnect();
};

/**
 * Keeps the newest message in view for readers at the end, and the current message in place for readers further up,
 * even when older messages load above.
 */
const useLogScroll = ({
  firstSeq,
  lastSeq,
  onNearStart,
}: {
  firstSeq: number;
  lastSeq: number;
  onNearStart(): void;
}) => {
  const log = useRef<HTMLDivElement>(null);
  const place = useRef({ isAtEnd: true, fromEnd: 0 });
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenSeq, setSeenSeq] = useState(lastSeq);

  useEffect(() => (log.current ? followEnd(log.current, place) : undefined), []);
  useLayoutEffect(() => {
    if (log.current && !place.current.isAtEnd)
      log.current.scrollTop = log.current.scrollHeight - place.current.fromEnd;
  }, [firstSeq]);

  const onScroll = (): void => {
    if (!log.current) return;
    const { scrollHeight, scrollTop, clientHeight } = log.current;
    const fromEnd = scrollHeight - scrollTop;
    const isNow = fromEnd - clientHeight < NEAR_END_PX;
    // A reader who was at the end has seen all of it, including messages that arrived without a scroll.
    if (isNow || place.current.isAtEnd) setSeenSeq(lastSeq);
    place.current = { isAtEnd: isNow, fromEnd };
    setAtEnd(isNow);
    if (scrollTop < NEAR_START_PX) onNearStart();
  };
  const goToEnd = (): void => {
    place.current.isAtEnd = true;
    log.current?.scrollTo({ top: log.current.scrollHeight });
  };
  return { log, onScroll, goToEnd, hasNewBelow: !isAtEnd && lastSeq > seenSeq };
};

export interface LogHandle {
  goToEnd(): void;
}

interface LogProps extends Speech {
  thread: Thread;
  unsent: readonly Unsent[];
  partnerId: string;
  /** The partner's name; null while unknown. */
  name: string | null;
  label: string;
  handle: Ref<LogHandle>;
}

const useOlder = ({ partnerId, thread }: Pick<LogProps, 'partnerId' | 'thread'>) => {
  const [isLoading, setLoading] = useState(false);
  const isBusy = useRef(false);
  const load = (): void => {
    if (isBusy.current || !thread.hasMore) return;
    isBusy.current = true;
    setLoading(true);
    void loadOlder(partnerId)
      .catch(() => undefined)
      .finally(() => {
        isBusy.current = false;
        setLoading(false);
      });
  };
  return { isLoading, load };
};

/** Messages with the newest at the end; older ones load on scrolling up. */
export const MessageLog = ({ label, handle, ...rows }: LogProps) => {
  const { thread, words } = rows;
  const older = useOlder(rows);
  const [firstSeq, lastSeq] = [thread.messages[0]?.seq ?? 0, getLastSeq(thread)];
  const { log, onScroll, goToEnd, hasNewBelow } = useLogScroll({
    firstSeq,
    lastSeq,
    onNearStart: older.load,
  });
  useImperativeHandle(handle, () => ({ goToEnd }));
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={log}
        role="log"
        aria-label={label}
        aria-busy={older.isLoading}
        // A scrollable area must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        // Screen-reader-only elements are positioned absolutely: they must scroll inside this element, or they
        // lengthen the page.
        className="relative h-full overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
      >
        <MessageRows {...rows} />
      </div>
      {older.isLoading && (
        <p
          role="status"
          className="absolute top-2 left-1/2 -translate-x-1/2 rounded-full bg-raised px-3 py-1 text-xs shadow-raised"
        >
          {words.chat.older}
        </p>
      )}
      {hasNewBelow && (
        <button
          type="button"
          onClick={goToEnd}
          className="absolute bottom-3 left-1/2 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full bg-brand px-4 text-sm font-semibold text-brand-ink shadow-raised"
        >
          <ArrowDown aria-hidden className="size-4" />
          {words.chat.newMessages}
        </button>
      )}
    </div>
  );
};
