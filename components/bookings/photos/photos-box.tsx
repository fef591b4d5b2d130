'use client';

import { Camera } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { PrivatePhoto } from '#components/page/private-photo.tsx';
import { findPhotoError, shrinkPhoto } from '#components/page/shrink-photo.ts';
import { LiveWaitingNote } from '#components/page/waiting-note-slot.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { toPhotoItem } from '#lib/features/bookings/client/booking-item.ts';
import { sendPhotoRemoval, sendWorkPhoto } from '#lib/features/bookings/client/photo-writes.ts';
import { photoStages, type PhotoStage } from '#lib/features/bookings/contracts/photo-stages.ts';
import type { claimForm } from '#lib/features/bookings/texts/claims.en.ts';
import type { workPhotos } from '#lib/features/bookings/texts/work-photos.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { LARGE_SIZE } from '#lib/platform/images/image-file.ts';
import type { FailureWords } from '../tell-failure.ts';
import { useStep } from '../use-step.ts';

interface ShownPhoto {
  readonly photo: string;
  readonly stage: PhotoStage;
  /** Who added it and when. */
  readonly lines: readonly string[];
  readonly canRemove: boolean;
}

type FormWords = Pick<typeof claimForm, 'photoFailed' | 'notImage' | 'tooLarge' | 'failedHint'>;

interface PhotoWords {
  readonly photos: Pick<typeof workPhotos, 'stages' | 'remove' | 'added' | 'removed'>;
  readonly missing: string;
  readonly form: FormWords;
  readonly step: FailureWords;
}

interface AddPhotoProps {
  label: string;
  isBusy: boolean;
  onPick(file: File): void;
}

const AddPhoto = ({ label, isBusy, onPick }: AddPhotoProps) => {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file) onPick(file);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <>
      <Button
        variant="outline"
        size="compact"
        className="self-start"
        isHeld={isBusy}
        aria-busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? <Spinner /> : <Camera aria-hidden className="size-4.5" />}
        {label}
      </Button>
      <input ref={input} type="file" accept="image/*" hidden onChange={onChange} />
    </>
  );
};

interface PhotoTileProps {
  photo: ShownPhoto;
  number: number;
  isBusy: boolean;
  words: PhotoWords;
  onRemove(): void;
}

const PhotoTile = ({ photo, number, isBusy, words, onRemove }: PhotoTileProps) => {
  const { photos, missing } = words;
  const stage = photos.stages[photo.stage];
  return (
    <li className="flex flex-col gap-1">
      <PrivatePhoto photoKey={photo.photo} alt={fill(stage.photo, { number })} failed={missing} />
      {photo.lines.map((line) => (
        <p key={line} className="text-sm text-muted wrap-anywhere">
          {line}
        </p>
      ))}
      {photo.canRemove && (
        <Button
          variant="link"
          size="flush"
          className="self-start"
          aria-label={fill(stage.remove, { number })}
          isHeld={isBusy}
          onClick={onRemove}
        >
          {photos.remove}
        </Button>
      )}
    </li>
  );
};

interface PhotosBoxProps {
  bookingId: string;
  /** The service, for the list of waiting changes. */
  title: string;
  photos: readonly ShownPhoto[];
  /** How many photos of each stage the reader can add. */
  room: Readonly<Record<PhotoStage, number>>;
  words: PhotoWords;
}

/** Adds and removes photos of the work, one at a time. */
const usePhotoSteps = ({ bookingId, title, words }: PhotosBoxProps) => {
  const { photos, form, step } = words;
  const { isBusy, run, finish } = useStep(step);
  const add = (stage: PhotoStage, file: File): Promise<void> =>
    run(async () => {
      const fault = findPhotoError(file, form);
      if (fault !== null)
        return notify({ title: form.photoFailed, description: fault, variant: 'destructive' });
      const chosenAt = new Date().toISOString();
      const subject = { act: photos.stages[stage].add, title, at: chosenAt };
      const photo = await shrinkPhoto(file, LARGE_SIZE);
      await sendWorkPhoto(photo, { stage, chosenAt }, { bookingId, subject });
      finish(photos.added);
    });
  const remove = (photo: string, act: string): Promise<void> =>
    run(async () => {
      await sendPhotoRemoval(photo, { bookingId, subject: { act, title, at: null } });
      finish(photos.removed);
    });
  return { isBusy, add, remove };
};

/** The photos of the work, from before and after it: both sides add their own, and the office looks at them. */
export const PhotosBox = (props: PhotosBoxProps) => {
  const { bookingId, photos, room, words } = props;
  const { isBusy, add, remove } = usePhotoSteps(props);
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-soft">
      {photoStages.map((stage) => {
        const shown = photos.filter((photo) => photo.stage === stage);
        const texts = words.photos.stages[stage];
        if (shown.length === 0 && room[stage] === 0) return null;
        return (
          <div key={stage} className="flex flex-col gap-2">
            <h3 className="font-medium">{texts.title}</h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 empty:hidden">
              {shown.map((photo, index) => (
                <PhotoTile
                  key={photo.photo}
                  {...{ photo, number: index + 1, isBusy, words }}
                  onRemove={() => void remove(photo.photo, fill(texts.remove, { number: index + 1 }))}
                />
              ))}
            </ul>
            {room[stage] > 0 && (
              <AddPhoto label={texts.add} isBusy={isBusy} onPick={(file) => void add(stage, file)} />
            )}
          </div>
        );
      })}
      <LiveWaitingNote item={toPhotoItem(bookingId)} />
    </div>
  );
};
