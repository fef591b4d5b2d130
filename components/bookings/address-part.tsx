'use client';

import { MapPin } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import type { BookingFormWords } from './booking-form-words.ts';
import { toAddressText } from './to-address-text.ts';

interface AddressPartProps {
  words: BookingFormWords;
  /** The fields. */
  children: ReactNode;
}

/** Where it shall be: the saved address in a line, or its fields while something is missing or shall be changed. */
export const AddressPart = ({ words, children }: AddressPartProps) => {
  const { formState } = useFormContext();
  const address: unknown = useWatch({ name: 'address' });
  const text = toAddressText(address);
  const [isOpen, setOpen] = useState(text === null);
  const isShown = isOpen || formState.errors['address'] !== undefined;
  return (
    <section aria-label={words.address} className="flex flex-col gap-4">
      <h3 className="-mb-2.5 text-sm font-medium">{words.address}</h3>
      {isShown || text === null ? (
        children
      ) : (
        <div className="flex items-start gap-3 rounded-control border border-line p-3">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
          <p className="min-w-0 flex-1 text-sm leading-snug wrap-anywhere">{text}</p>
          <Button variant="link" size="compact" className="-my-2 -mr-2" onClick={() => setOpen(true)}>
            {words.changeAddress}
          </Button>
        </div>
      )}
    </section>
  );
};
