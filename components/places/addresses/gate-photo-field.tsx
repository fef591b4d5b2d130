'use client';

import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PictureTiles } from '#components/page/picture-tiles.tsx';
import { PrivatePhoto } from '#components/page/private-photo.tsx';
import { findPhotoError, shrinkPhoto, toPhotoErrorText } from '#components/page/shrink-photo.ts';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { StoredImage } from '#lib/platform/images/contract.ts';
import type { PlaceWords } from '../place-words.ts';

const NAME = 'gatePhoto';

interface GatePhotoFieldProps {
  words: PlaceWords['addresses']['gatePhoto'];
}

/** A photo of the gate, uploaded as it is chosen; the form sends its key. */
export const GatePhotoField = ({ words }: GatePhotoFieldProps) => {
  const { setValue } = useFormContext();
  const key: unknown = useWatch({ name: NAME });
  const [chosen, setChosen] = useState<StoredImage | null>(null);
  const [isBusy, setBusy] = useState(false);
  const complain = (description: string): void =>
    notify({ title: words.failed, description, variant: 'destructive' });
  const upload = async (photo: File): Promise<void> => {
    const fault = findPhotoError(photo, words);
    if (fault !== null) return complain(fault);
    setBusy(true);
    try {
      const { data } = await api('POST /uploads', { file: { file: await shrinkPhoto(photo) } });
      setChosen(data);
      setValue(NAME, data.key);
    } catch (error) {
      complain(toPhotoErrorText(error, words));
    } finally {
      setBusy(false);
    }
  };
  const remove = (): void => {
    setChosen(null);
    setValue(NAME, undefined);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{words.label}</p>
      <p className="text-sm text-muted">{words.hint}</p>
      {typeof key === 'string' && key !== chosen?.key ? (
        <div className="flex items-start gap-3">
          <div className="w-24">
            <PrivatePhoto photoKey={key} alt={words.picture} failed={words.lost} />
          </div>
          <Button variant="link" size="compact" onClick={remove}>
            {words.remove}
          </Button>
        </div>
      ) : (
        <PictureTiles
          pictures={chosen ? [chosen] : []}
          limit={1}
          isBusy={isBusy}
          sizeClass="size-20"
          words={words}
          onAdd={upload}
          onRemove={remove}
        />
      )}
    </div>
  );
};
