'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useAction } from '#components/page/use-action.ts';
import { Alert } from '#components/ui/alert.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { normalizeQuery } from '#lib/features/search/rules/search-query.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { publicPaths, signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import { useSearchWords } from './search-words.tsx';

const toSearch = (query: string): string => publicPaths.searchWith(new URLSearchParams({ query }).toString());

/** Says that the searched service is not offered yet, and offers to tell the reader when that changes. */
export const NotOffered = ({ query, isGuest }: { query: string; isGuest: boolean }) => {
  const { notOffered: words } = useSearchWords();
  const [isWaiting, setWaiting] = useState(false);
  const { isBusy, run } = useAction(words);
  const text = normalizeQuery(query);
  const wait = async (): Promise<void> => {
    if (await run(async () => void (await api('POST /search/wanted', { body: { text } })))) setWaiting(true);
  };
  return (
    <Alert title={words.title}>
      <p className="wrap-anywhere">{fill(words.hint, { query: text })}</p>
      <div role="status" className="mt-2">
        {isWaiting && <p className="font-medium">{words.waiting}</p>}
      </div>
      {isGuest && (
        <Link
          href={withReturnPath(signInPaths.login, toSearch(text))}
          prefetch={false}
          className={buttonVariants({ variant: 'outline' })}
        >
          {words.tell}
        </Link>
      )}
      {!isGuest && !isWaiting && (
        <Button variant="outline" isHeld={isBusy} aria-busy={isBusy} onClick={() => void wait()}>
          {words.tell}
        </Button>
      )}
    </Alert>
  );
};
