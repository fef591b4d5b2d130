'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';

interface OpenedFileProps {
  name: string;
  isPicture: boolean;
  words: Readonly<Record<'open' | 'failed' | 'larger' | 'smaller', string>>;
  read(): Promise<Blob>;
}

type FileState = { state: 'closed' | 'loading' | 'failed' } | { state: 'open'; address: string };

const save = (address: string, fileName: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
};

/** A file behind a button. Each view is audited, so nothing is fetched before the tap. */
export const OpenedFile = ({ name, isPicture, words, read }: OpenedFileProps) => {
  const [shown, setShown] = useState<FileState>({ state: 'closed' });
  const [isLarge, setLarge] = useState(false);
  useEffect(
    () => () => {
      if (shown.state === 'open') URL.revokeObjectURL(shown.address);
    },
    [shown],
  );
  const open = (): void => {
    setShown({ state: 'loading' });
    read().then(
      (blob) => {
        const address = URL.createObjectURL(blob);
        if (!isPicture) save(address, name);
        setShown({ state: 'open', address });
      },
      () => setShown({ state: 'failed' }),
    );
  };
  return (
    <figure className={cn('flex min-w-0 flex-1 flex-col gap-2', isLarge ? 'basis-full' : 'basis-[10rem]')}>
      <figcaption className="text-sm wrap-anywhere text-muted">{name}</figcaption>
      {shown.state === 'open' && isPicture ? (
        <>
          <picture>
            <img src={shown.address} alt={name} className="w-full rounded-control border border-line" />
          </picture>
          {/* On a phone it has the whole width already. */}
          <Button
            variant="outline"
            size="compact"
            className="self-start max-lg:hidden"
            aria-label={`${isLarge ? words.smaller : words.larger}: ${name}`}
            onClick={() => setLarge(!isLarge)}
          >
            {isLarge ? words.smaller : words.larger}
          </Button>
        </>
      ) : (
        <Button variant="outline" aria-busy={shown.state === 'loading'} onClick={open}>
          {words.open}
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
