'use client';

import { useEffect, useState } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { api } from '#lib/platform/browser/api.ts';

interface PrivatePhotoProps {
  photoKey: string;
  alt: string;
  failed: string;
}

/**
 * A photo only some people may see. It is fetched with the reader's token, because an image address cannot carry one.
 */
export const PrivatePhoto = ({ photoKey, alt, failed }: PrivatePhotoProps) => {
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let made: string | null = null;
    api('GET /images/{file}', { params: { file: `${photoKey}-640.webp` }, signal: stop.signal }).then(
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
  }, [photoKey]);
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
