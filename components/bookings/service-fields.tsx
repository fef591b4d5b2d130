'use client';

import { useWatch } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import type { BookingFormProps } from './booking-form.tsx';

/** What is booked of whom, and the other services of this worker. */
export const ServiceFields = ({ worker, services, words }: BookingFormProps) => {
  const serviceId: unknown = useWatch({ name: 'serviceId' });
  const chosen = services.find(({ _id }) => _id === serviceId);
  return (
    <>
      <p className="flex items-center gap-3">
        <TradePicture picture={chosen?.picture ?? ''} className="size-12 shrink-0" />
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{chosen?.name ?? words.chooseService}</span>
          <span className="block text-sm text-muted">{worker.name}</span>
        </span>
      </p>
      <SelectField
        name="serviceId"
        label={words.selectService}
        {...(services.length > 1 && { hint: words.changeService })}
      >
        <option value="">{words.chooseService}</option>
        {services.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
};
