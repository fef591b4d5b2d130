'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { leaveTeamCall } from '#lib/features/agency/contracts/agency.calls.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';

interface LeaveAgencyProps {
  workerId: string;
  words: (typeof team)['leave'];
}

/** The way out of an agency, for a worker who belongs to one. */
export const LeaveAgency = ({ workerId, words }: LeaveAgencyProps) => {
  const router = useRouter();
  const pageWords = usePageWords();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    try {
      await api(leaveTeamCall, { params: { id: workerId } });
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
