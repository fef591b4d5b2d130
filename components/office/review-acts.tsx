'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { DecidedReview } from '#lib/features/admin/contracts/review-decision.ts';
import type { officeCodes } from '#lib/features/office/texts/office-codes.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { Acts, type ActsWords } from './acts.tsx';

interface ReviewActsProps {
  review: DecidedReview;
  words: ActsWords & { readonly reviews: (typeof officeCodes)['reviews'] };
}

export const ReviewActs = ({ review: { _id, isHidden }, words }: ReviewActsProps) => {
  const router = useRouter();
  const [chosen, setChosen] = useState<number | null>(null);
  const act = {
    ...{ key: 'hide', words: isHidden ? words.reviews.show : words.reviews.hide, isGrave: !isHidden },
    send: (reason: string) =>
      api('PUT /admin/reviews/{id}', { params: { id: _id }, body: { hidden: !isHidden, reason } }),
  };
  const done = (): void => {
    setChosen(null);
    router.refresh();
  };
  return <Acts acts={[act]} words={words} chosen={chosen} onChoose={setChosen} onDone={done} />;
};
