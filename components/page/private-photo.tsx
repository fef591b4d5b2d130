'use client';

import { useCallback, useEffect, useState } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { api } from '#lib/platform/browser/api.ts';

interface PhotoTexts {
  alt: string;
  failed: string;
}

/**
 * A photo that `read` fetches with the reader's token, because an image address cannot carry one. Another function
 * fetches again.
 */
export const FetchedPhoto = ({
  read,
  alt,
  failed,
}: PhotoTexts & { read(signal: AbortSignal): Promise<Blob> }) => {
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let made: string | null = null;
    read(stop.signal).then(
      (blob) => {
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => {
        if (!stop.signal.aborted) setFailed(true);
      },
    );
    return () => {
      stop.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [read]);
  if (hasFailed) return <p className="text-sm text-danger">{failed}</p>;
  if (address === null) return <Skeleton shape="block" className="aspect-square w-full" />;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="block">
      <picture>
        <img
          src={address}
          alt={alt}
          className="aspect-square w-full rounded-control border border-line object-cover"
        />
      </picture>
    </a>
  );
};

/** A stored picture that only some people may see. */
export const PrivatePhoto = ({ photoKey, ...texts }: PhotoTexts & { photoKey: string }) => {
  const read = useCallback(
    (signal: AbortSignal) => api('GET /images/{file}', { params: { file: `${photoKey}-640.webp` }, signal }),
    [photoKey],
  );
  return <FetchedPhoto read={read} {...texts} />;
};
