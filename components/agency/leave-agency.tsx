'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ChatLink } from '#components/page/chat-link.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';

interface LeaveAgencyProps {
  workerId: string;
  /** Null when the agency is deleted or suspended. */
  agency: { _id: string; name: string; profileImage: string | null } | null;
  words: (typeof team)['leave'];
}

/** The worker's agency, with its conversation and the way out. */
export const LeaveAgency = ({ workerId, agency, words }: LeaveAgencyProps) => {
  const router = useRouter();
  const pageWords = usePageWords();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    try {
      await api('DELETE /agency/team/{id}', { params: { id: workerId } });
      setOpen(false);
      notify({ title: words.done, variant: 'success' });
      afterSheets(() => router.refresh());
    } catch {
      notify({ title: pageWords.failed, description: pageWords.failedHint, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section
      aria-label={words.title}
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft"
    >
      <div>
        <h2 className="font-semibold">{words.title}</h2>
        <p className="text-sm text-muted">{words.hint}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={agency?.name ?? words.gone} src={agency?.profileImage} size="small" />
        <p className="min-w-0 flex-1 basis-[8rem] font-medium wrap-anywhere">{agency?.name ?? words.gone}</p>
        {agency && (
          <ChatLink
            userId={agency._id}
            label={words.chat}
            spoken={fill(words.chatTo, { name: agency.name })}
            className={buttonVariants({ variant: 'outline', size: 'compact' })}
          />
        )}
      </div>
      <Button variant="outline" size="block" onPointerEnter={preloadSheet} onClick={() => setOpen(true)}>
        {words.leave}
      </Button>
      <ConfirmSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.question}
        description={words.consequence}
        confirm={words.leave}
        keep={words.keep}
        words={pageWords}
        isBusy={isBusy}
        onConfirm={() => void leave()}
      />
    </section>
  );
};
