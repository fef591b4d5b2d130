'use client';

import { Flag } from 'lucide-react';
import { useState } from 'react';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { Button } from '#components/ui/button.tsx';
import { api } from '#lib/platform/browser/api.ts';

export interface ReportReviewProps {
  reviewId: string;
  label: string;
  words: SafetyWords;
}

export const ReportReview = ({ reviewId, label, words }: ReportReviewProps) => {
  const [isOpen, setOpen] = useState(false);
  const load = async (close: () => void) => {
    const { ReportForm } = await import('#components/people/report-form.tsx');
    return (
      <ReportForm
        words={words}
        onClose={close}
        file={(sent) => api('POST /reviews/{id}/report', { params: { id: reviewId }, ...sent })}
      />
    );
  };
  return (
    <>
      <Button
        variant="ghost"
        size="compact"
        className="self-start"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden className="size-4.5" />
        {label}
      </Button>
      <LazySheet isOpen={isOpen} onClose={() => setOpen(false)} title={label} load={load} />
    </>
  );
};
