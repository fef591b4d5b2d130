'use client';

import { CircleCheck } from 'lucide-react';
import Link from 'next/link';
import { FocusOnShow } from '#components/page/focus-on-show.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

interface SentCardProps {
  title: string;
  hint: string;
  number: string;
  /** Whether the author can find it later; guests cannot. */
  isKept: boolean;
  words: (typeof tickets)['done'] & { again: string };
  onAgain(): void;
}

/** Replaces the form after sending and shows the ticket number. */
export const SentCard = ({ title, hint, number, isKept, words, onAgain }: SentCardProps) => (
  <FocusOnShow>
    <section className="flex animate-rise flex-col items-center gap-2 rounded-card border border-line bg-card p-5 text-center shadow-soft">
      <CircleCheck aria-hidden className="size-12 text-success" strokeWidth={1.5} />
      <h2 className="text-xl font-semibold text-balance">{title}</h2>
      <p className="text-muted">{hint}</p>
      <p className="mt-2 rounded-control bg-tint px-4 py-2 font-semibold text-brand tabular-nums">
        {fill(words.number, { number })}
      </p>
      <p className="text-sm text-muted">{words.hint}</p>
      <div className="mt-3 flex w-full flex-col gap-2">
        {isKept && (
          <Link
            href={accountPaths.ownTickets}
            prefetch={false}
            className={buttonVariants({ variant: 'outline', size: 'block' })}
          >
            {words.mine}
          </Link>
        )}
        <Button variant="link" size="block" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </section>
  </FocusOnShow>
);
