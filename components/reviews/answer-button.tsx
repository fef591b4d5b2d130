'use client';

import { MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Review } from '#lib/features/reviews/contracts/reviews.ts';
import type { ReplyWords } from './answer-form.tsx';

interface AnswerButtonProps {
  reviewId: string;
  locale: Locale;
  words: ReplyWords;
  onAnswered(answer: Review['answer']): void;
}

/** Opens the worker's one answer to a review. */
export const AnswerButton = ({ reviewId, locale, words, onAnswered }: AnswerButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const load = async (close: () => void) => {
    const [{ AnswerForm }, formWords] = await Promise.all([
      import('./answer-form.tsx'),
      loadFormWords(locale),
    ]);
    const finish = (answer: Review['answer']): void => {
      close();
      onAnswered(answer);
    };
    return (
      <FormWordsProvider words={formWords}>
        <AnswerForm reviewId={reviewId} words={words} onAnswered={finish} />
      </FormWordsProvider>
    );
  };
  return (
    <>
      <Button
        variant="outline"
        size="compact"
        className="self-start"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MessageSquareReply aria-hidden className="size-4.5" />
        {words.open}
      </Button>
      <LazySheet isOpen={isOpen} onClose={() => setOpen(false)} title={words.title} load={load} />
    </>
  );
};
