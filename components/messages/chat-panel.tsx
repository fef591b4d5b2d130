'use client';

import { Maximize2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, type MouseEvent } from 'react';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { setOpenChat } from '#lib/wiring/browser/open-chat.ts';
import { onSendRefused } from '#lib/features/messages/client/send-queue.ts';
import { followMessages } from '#lib/features/messages/client/follow-messages.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { ChatView } from './chat-view.tsx';
import type { Speech } from './messages-words.ts';

interface PanelProps extends Speech {
  partnerId: string;
  safety: SafetyWords;
  onClose(): void;
}

/** A conversation in a sheet, with a link to its own page. */
export const ChatPanel = ({ partnerId, locale, words, safety, onClose }: PanelProps) => {
  const { sendFailed } = words.composer;
  const router = useRouter();
  const fullPage = accountPaths.messagesWith(partnerId);
  // The sheet covers every page, including the one this link leads to, so it closes first.
  const leave = (event: MouseEvent): void => {
    event.preventDefault();
    onClose();
    afterSheets(() => router.push(fullPage));
  };
  useEffect(() => {
    followMessages();
    onSendRefused(() => notify({ title: sendFailed, variant: 'destructive' }));
    setOpenChat(partnerId);
    return () => setOpenChat(null);
  }, [partnerId, sendFailed]);
  return (
    <div className="-mx-4 -mt-1 -mb-4 flex h-[calc(100dvh-7rem)] flex-col bg-ground sm:h-[min(40rem,calc(100dvh-9rem))]">
      <ChatView
        partnerId={partnerId}
        summary={undefined}
        wayOut={
          <Link
            href={fullPage}
            prefetch={false}
            onClick={leave}
            aria-label={words.chat.fullPage}
            title={words.chat.fullPage}
            className="-mr-3 grid size-12 shrink-0 place-items-center rounded-control text-brand"
          >
            <Maximize2 aria-hidden className="size-5" />
          </Link>
        }
        locale={locale}
        words={words}
        safety={safety}
      />
    </div>
  );
};
