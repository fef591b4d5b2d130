'use client';

import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { imageFile, LARGE_SIZE, type StoredSize } from '#lib/platform/images/image-file.ts';

interface PhotoTexts {
  alt: string;
  failed: string;
}

type Read = (signal: AbortSignal) => Promise<Blob>;

// After that the smaller photo has to do.
const LARGE_LIMIT_MS = 60_000;

/** Opens the large photo on a tap. The next tap finds it in the link. */
const useLargePhoto = (readLarge: Read | undefined) => {
  const [large, setLarge] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (large !== null) URL.revokeObjectURL(large);
    },
    [large],
  );
  const open = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (!readLarge || large !== null) return;
    const smaller = event.currentTarget.href;
    // A tab opened after the reply would be blocked as a popup.
    const tab = window.open('', '_blank');
    if (!tab) return;
    event.preventDefault();
    const blob = await readLarge(AbortSignal.timeout(LARGE_LIMIT_MS)).catch(() => null);
    const found = blob && URL.createObjectURL(blob);
    setLarge(found);
    if (!tab.closed) tab.location.replace(found ?? smaller);
  };
  return { large, open };
};

interface FetchedPhotoProps extends PhotoTexts {
  read: Read;
  /** Fetches the photo that a tap opens; absent if it is the same. */
  readLarge?: Read;
}

/**
 * A photo that `read` fetches with the reader's token, because an image address cannot carry one. Another function
 * fetches again.
 */
export const FetchedPhoto = ({ read, readLarge, alt, failed }: FetchedPhotoProps) => {
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { large, open } = useLargePhoto(readLarge);
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
    <a
      href={large ?? address}
      target="_blank"
      rel="noreferrer"
      className="block"
      onClick={(event) => void open(event)}
    >
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

const readStored = (key: string, size: StoredSize, signal: AbortSignal): Promise<Blob> =>
  api('GET /images/{file}', { params: { file: imageFile({ key, size }) }, signal });

/** A stored picture that only some people may see. */
export const PrivatePhoto = ({ photoKey, ...texts }: PhotoTexts & { photoKey: string }) => {
  const read = useCallback((signal: AbortSignal) => readStored(photoKey, 640, signal), [photoKey]);
  const readLarge = (signal: AbortSignal): Promise<Blob> => readStored(photoKey, LARGE_SIZE, signal);
  return <FetchedPhoto key={photoKey} {...{ read, readLarge, ...texts }} />;
};
