'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';

interface OpenedFileProps {
  name: string;
  isPicture: boolean;
  words: { readonly open: string; readonly failed: string };
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
    <figure className="flex min-w-0 flex-1 basis-[15rem] flex-col gap-2">
      <figcaption className="text-sm wrap-anywhere text-muted">{name}</figcaption>
      {shown.state === 'open' && isPicture ? (
        <picture>
          <img src={shown.address} alt={name} className="w-full rounded-control border border-line" />
        </picture>
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
