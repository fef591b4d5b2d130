'use client';

import { useStore } from '#lib/platform/browser/use-store.ts';
import { nothingWaits, unreadCounts, type UnreadCounts } from '#lib/wiring/browser/unread-counts.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { usePageWords } from '#components/page/page-words.tsx';

/** The label of a header link with its unread count. */
export const UnreadCount = ({ kind }: { kind: keyof UnreadCounts }) => {
  const { messages, notifications, fresh } = usePageWords();
  const count = useStore(unreadCounts, nothingWaits)[kind];
  const label = kind === 'messages' ? messages : notifications;
  return (
    <>
      <span className="sr-only">{count > 0 ? `${label}, ${fill(fresh, { count })}` : label}</span>
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-[0.6875rem] leading-none font-bold text-danger-ink tabular-nums"
        >
          {count > 9 ? '9+' : count}
        </span>
      )}
    </>
  );
};
