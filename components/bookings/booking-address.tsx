'use client';

import { MapPin } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePlaceNames } from '#components/places/use-place-names.ts';
import { Button } from '#components/ui/button.tsx';
import { ChoiceChips } from '#components/ui/choice-chips.tsx';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import type { BookingFormWords } from './booking-form-words.ts';
import { placeTextOf } from './booking-texts.ts';
import { chooseSaved, contactOf, contactText, findSaved, toFormAddress } from './own-addresses.ts';

const needed = ['street', 'city', 'state', 'pinCode'] as const;

const partOf = (address: object, name: string): string => {
  const part: unknown = Reflect.get(address, name);
  return typeof part === 'string' ? part.trim() : '';
};

/** A form's address in a line; null while one of the parts that a booking needs is missing. */
const toAddressText = (address: unknown, naming: ReturnType<typeof usePlaceNames>): string | null => {
  if (typeof address !== 'object' || address === null) return null;
  if (needed.some((name) => partOf(address, name) === '')) return null;
  return placeTextOf({
    street: partOf(address, 'street'),
    landMark: partOf(address, 'landMark'),
    city: naming.city(partOf(address, 'city')),
    state: naming.state(partOf(address, 'state')),
    pinCode: partOf(address, 'pinCode'),
  });
};

interface AddressChipsProps {
  addresses: readonly SavedAddress[];
  chosen: SavedAddress | undefined;
  words: BookingFormWords;
  onChosen(entry: SavedAddress): void;
}

/** One's own addresses, the one that the form holds chosen; whom to ask for there goes along. */
const AddressChips = ({ addresses, chosen, words, onChosen }: AddressChipsProps) => {
  const { setValue } = useFormContext();
  useEffect(() => setValue('contact', contactOf(chosen)), [chosen, setValue]);
  if (addresses.length < 2) return null;
  const choose = (id: string): void => {
    const entry = addresses.find(({ _id }) => _id === id);
    if (!entry) return;
    setValue('address', toFormAddress(entry.address));
    onChosen(entry);
  };
  return (
    <ChoiceChips
      legend={words.ownAddresses}
      isLegendHidden
      choices={addresses.map(({ _id, name }) => ({ value: _id, label: name || words.addressUnnamed }))}
      value={chosen?._id ?? null}
      onChoose={choose}
    />
  );
};

interface AddressPartProps {
  addresses: readonly SavedAddress[];
  words: BookingFormWords;
  /** The fields. */
  children: ReactNode;
}

/** Where it shall be: the saved address in a line, or its fields while something is missing or shall be changed. */
export const AddressPart = ({ addresses, words, children }: AddressPartProps) => {
  const { formState, clearErrors, getValues } = useFormContext();
  const address: unknown = useWatch({ name: 'address' });
  const text = toAddressText(address, usePlaceNames());
  const [isOpen, setOpen] = useState(text === null);
  const [tapped, setTapped] = useState(() => chooseSaved(addresses, getValues())?._id ?? '');
  const same = findSaved(addresses, address);
  // Two of them may be in one house, with somebody else to ask for.
  const chosen = same.find(({ _id }) => _id === tapped) ?? same[0];
  const who = contactText(contactOf(chosen), words.askFor);
  const choose = ({ _id }: SavedAddress): void => {
    setTapped(_id);
    clearErrors('address');
    setOpen(false);
  };
  const isShown = isOpen || formState.errors['address'] !== undefined;
  return (
    <section aria-label={words.address} className="flex flex-col gap-4">
      <h3 className="-mb-2.5 text-sm font-medium">{words.address}</h3>
      <AddressChips addresses={addresses} chosen={chosen} words={words} onChosen={choose} />
      {isShown || text === null ? (
        children
      ) : (
        <div className="flex items-start gap-3 rounded-control border border-line p-3">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
          <p className="min-w-0 flex-1 text-sm leading-snug wrap-anywhere">
            {text}
            {who && <span className="mt-1 block text-muted">{who}</span>}
          </p>
          <Button variant="link" size="compact" className="-my-2 -mr-2" onClick={() => setOpen(true)}>
            {words.changeAddress}
          </Button>
        </div>
      )}
    </section>
  );
};
