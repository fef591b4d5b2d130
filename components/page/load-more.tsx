'use client';

import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';

interface LoadMoreProps {
  state: 'idle' | 'busy' | 'failed';
  words: { more: string; moreFailed: string };
  onMore(): void;
}

/** Loads the next page of a list; after a failure it shows an error and can be tapped again. */
export const LoadMore = ({ state, words, onMore }: LoadMoreProps) => (
  <div className="flex flex-col gap-2">
    <div role="alert">{state === 'failed' && <Alert variant="destructive">{words.moreFailed}</Alert>}</div>
    <Button variant="outline" size="block" aria-busy={state === 'busy'} onClick={onMore}>
      {state === 'busy' && <Spinner />}
      {words.more}
    </Button>
  </div>
);
