'use client';

import { Star } from 'lucide-react';
import { useState } from 'react';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { Button } from '#components/ui/button.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { RatingWords } from './rating-form.tsx';

interface RateButtonProps {
  bookingId: string;
  /** The worker's name. */
  name: string;
  words: RatingWords;
}

export const RateButton = ({ bookingId, name, words }: RateButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const title = fill(words.act.rate, { name });
  const load = async (close: () => void) => {
    const { RatingForm } = await import('./rating-form.tsx');
    return <RatingForm {...{ bookingId, name, words }} onDone={close} />;
  };
  return (
    <>
      <Button size="block" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Star aria-hidden className="size-5" />
        {title}
      </Button>
      <LazySheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        load={load}
        failed={words.act.failed}
      />
    </>
  );
};
