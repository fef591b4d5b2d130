'use client';

import type { WorkerFormProps } from '#components/account/worker-form-props.ts';
import { WorkerForm } from '#components/account/worker-form.tsx';
import { PinField } from '#components/place/pin-field.tsx';
import type { PlaceWords } from '#components/place/place-words.ts';
import { StateAndCity } from '#components/place/state-and-city.tsx';

const AT = 'address.';

/** A worker's form, with the place by its PIN. */
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
