'use client';

import { useEffect, useState } from 'react';
import { readPaperCall } from '#lib/features/office/contracts/office.calls.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import type { PaperKind } from '#lib/features/profiles/contracts/papers.ts';
import { Button } from '#components/ui/button.tsx';
import { api } from '#lib/platform/browser/api.ts';

interface PictureProps {
  papersId: string;
  which: PaperKind;
  words: (typeof office)['papers'];
}

type Shown = { state: 'closed' | 'loading' | 'failed' } | { state: 'open'; address: string };

// Every look is written down: nothing is fetched before it is asked for.
const Picture = ({ papersId, which, words }: PictureProps) => {
  const [shown, setShown] = useState<Shown>({ state: 'closed' });
  useEffect(
    () => () => {
      if (shown.state === 'open') URL.revokeObjectURL(shown.address);
    },
    [shown],
  );
  const open = (): void => {
    setShown({ state: 'loading' });
    api(readPaperCall, { params: { id: papersId, which } }).then(
      (blob) => setShown({ state: 'open', address: URL.createObjectURL(blob) }),
      () => setShown({ state: 'failed' }),
    );
  };
  return (
    <figure className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
      <figcaption className="text-sm text-muted">{words[which]}</figcaption>
      {shown.state === 'open' ? (
        <picture>
          <img src={shown.address} alt={words[which]} className="w-full rounded-control border border-line" />
        </picture>
      ) : (
        <Button variant="outline" aria-busy={shown.state === 'loading'} onClick={open}>
          {words.look}
        </Button>
      )}
      {shown.state === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {words.failed}
        </p>
      )}
    </figure>
  );
};

/** The two pictures of a worker who asks to be verified, each opened at a tap. */
export const Papers = ({ papersId, words }: Omit<PictureProps, 'which'>) => (
  <div className="flex flex-wrap gap-3">
    <Picture papersId={papersId} which="paper" words={words} />
    <Picture papersId={papersId} which="face" words={words} />
  </div>
);
