'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import type { waiting } from '#lib/features/search/texts/waiting.en.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

interface WithdrawWaitingProps {
  id: string;
  secret: string;
  words: (typeof waiting)['page'] & ActionWords;
}

/** Deletes the address of a guest who followed the link in our mail. It takes a tap: mail programs open links too. */
export const WithdrawWaiting = ({ id, secret, words }: WithdrawWaitingProps) => {
  const [outcome, setOutcome] = useState<'done' | 'gone' | null>(null);
  const { isBusy, run } = useAction(words);
  const withdraw = (): void =>
    void run(async () => {
      try {
        await api('DELETE /search/wanted/{id}', { params: { id }, query: { secret } });
        setOutcome('done');
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
        setOutcome('gone');
      }
    });
  return (
    <div className="flex flex-col gap-4">
      <p role="status">{outcome === null ? words.hint : words[outcome]}</p>
      {outcome === null ? (
        <Button size="block" isHeld={isBusy} aria-busy={isBusy} onClick={withdraw}>
          {words.button}
        </Button>
      ) : (
        <Link
          href={publicPaths.home}
          prefetch={false}
          className={buttonVariants({ variant: 'outline', size: 'block' })}
        >
          {words.home}
        </Link>
      )}
    </div>
  );
};
