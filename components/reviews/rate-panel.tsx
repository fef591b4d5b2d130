'use client';

import { CircleCheck, ExternalLink } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { FocusOnShow } from '#components/page/focus-on-show.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { Rating } from '#lib/features/reviews/contracts/reviews.ts';
import type { tickets } from '#lib/features/support/texts/tickets.en.ts';
import type { rate } from '#lib/features/reviews/texts/rate.en.ts';
import { RateForm } from './rate-form.tsx';
import { SentCard } from '#components/support/sent-card.tsx';

interface RatePanelProps {
  bookingId: string | null;
  label: string;
  isMember: boolean;
  /** The app's page in a store; null: not offered. */
  storeUrl: string | null;
  words: typeof rate;
  doneWords: (typeof tickets)['done'] & { thanks: string };
}

const StoreLink = ({ url, label }: { url: string; label: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    className={buttonVariants({ variant: 'outline', size: 'block' })}
  >
    <ExternalLink aria-hidden className="size-5" />
    {label}
  </a>
);

const Reviewed = ({ words }: { words: typeof rate }) => (
  <FocusOnShow>
    <section className="flex animate-rise flex-col items-center gap-2 rounded-card border border-line bg-card p-5 text-center shadow-soft">
      <CircleCheck aria-hidden className="size-12 text-success" strokeWidth={1.5} />
      <h2 className="text-xl font-semibold text-balance">{words.thanks}</h2>
      <p className="text-muted">{words.thanksHint}</p>
      <Link
        href={accountPaths.history}
        prefetch={false}
        className={buttonVariants({ variant: 'outline', size: 'block', className: 'mt-3' })}
      >
        {words.back}
      </Link>
    </section>
  </FocusOnShow>
);

/** Rates the app or a finished job, and says thank you. */
export const RatePanel = (props: RatePanelProps) => {
  const { bookingId, label, isMember, storeUrl, words, doneWords } = props;
  const [rated, setRated] = useState<Rating | null>(null);
  const store = storeUrl !== null && bookingId === null && <StoreLink url={storeUrl} label={words.store} />;
  if (rated?.of === 'worker') return <Reviewed words={words} />;
  return (
    <>
      {rated ? (
        <SentCard
          title={doneWords.thanks}
          hint={words.thanksHint}
          number={rated.number ?? ''}
          isKept={isMember}
          words={{ ...doneWords, again: words.again }}
          onAgain={() => setRated(null)}
        />
      ) : (
        <RateForm bookingId={bookingId} label={label} words={words} onRated={setRated} />
      )}
      {store}
    </>
  );
};
