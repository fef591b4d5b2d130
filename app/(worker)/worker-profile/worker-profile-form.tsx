'use client';

import type { WorkerFormProps } from '#components/profiles/own/worker-form-props.ts';
import { WorkerForm } from '#components/profiles/own/worker-form.tsx';
import { PinField } from '#components/places/pin-field.tsx';
import type { PlaceWords } from '#components/places/place-words.ts';
import { StateAndCity } from '#components/places/state-and-city.tsx';

const AT = 'address.';

export const WorkerProfileForm = ({ placeWords, ...props }: WorkerFormProps & { placeWords: PlaceWords }) => (
  <WorkerForm
    {...props}
    place={
      <>
        <PinField words={placeWords} unknown={placeWords.form.pinUnknown} at={AT} />
        <StateAndCity words={placeWords.form} saved={props.worker.address} at={AT} />
      </>
    }
  />
);
