'use client';

import { useState } from 'react';
import { PictureTiles } from '#components/page/picture-tiles.tsx';
import { findPhotoError, toPhotoErrorText, shrinkPhoto } from '#components/page/shrink-photo.ts';
import { notify } from '#components/ui/notify.ts';
import { MAX_STATEMENT_PHOTOS } from '#lib/features/bookings/contracts/statement-limits.ts';
import { NetworkError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { StoredImage } from '#lib/platform/images/contract.ts';
import { LARGE_SIZE } from '#lib/platform/images/image-file.ts';
import type { ClaimFormWords } from './claim-words.ts';

/** Photos that are uploaded as they are chosen; the form sends their keys. */
export const usePhotos = (words: ClaimFormWords) => {
  const [photos, setPhotos] = useState<readonly StoredImage[]>([]);
  const [isBusy, setBusy] = useState(false);
  const fail = (description: string): void =>
    notify({ title: words.photoFailed, description, variant: 'destructive' });
  const add = async (file: File): Promise<void> => {
    const fault = findPhotoError(file, words);
    if (fault !== null) return fail(fault);
    setBusy(true);
    try {
      const photo = await shrinkPhoto(file, LARGE_SIZE);
      const { data } = await api('POST /uploads', { query: { size: 'large' }, file: { file: photo } });
      setPhotos((before) => [...before, data]);
    } catch (error) {
      fail(error instanceof NetworkError ? words.photoOffline : toPhotoErrorText(error, words));
    } finally {
      setBusy(false);
    }
  };
  const remove = (key: string): void => setPhotos((before) => before.filter((one) => one.key !== key));
  return { photos, isBusy, add, remove };
};

interface PhotoFieldProps {
  chosen: ReturnType<typeof usePhotos>;
  words: ClaimFormWords;
  limit?: number;
}

/** A few photos of what was there. */
export const PhotoField = ({ chosen, words, limit = MAX_STATEMENT_PHOTOS }: PhotoFieldProps) => (
  <div className="flex flex-col gap-1.5">
    <p className="text-sm font-medium">{fill(words.photos, { count: limit })}</p>
    <PictureTiles
      pictures={chosen.photos}
      limit={limit}
      isBusy={chosen.isBusy}
      sizeClass="size-20"
      words={{
        picture: words.photo,
        remove: words.removePhoto,
        add: words.addPhoto,
        uploading: words.uploading,
      }}
      onAdd={chosen.add}
      onRemove={chosen.remove}
    />
  </div>
);
