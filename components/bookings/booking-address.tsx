'use client';

import { MapPin } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePlaceNames } from '#components/places/use-place-names.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { ChoiceChips } from '#components/ui/choice-chips.tsx';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import type { BookingFormWords } from './booking-form-words.ts';
import { formatPlace } from './booking-texts.ts';
import { chooseSaved, toContact, contactText, findSaved, toFormAddress } from './own-addresses.ts';
import { isSaveable } from './save-address.ts';

const needed = ['street', 'city', 'state', 'pinCode'] as const;

const getPart = (address: object, name: string): string => {
  const part: unknown = Reflect.get(address, name);
  return typeof part === 'string' ? part.trim() : '';
};

/** Formats a form's address on one line; null while a required part is missing. */
const toAddressText = (address: unknown, naming: ReturnType<typeof usePlaceNames>): string | null => {
  if (typeof address !== 'object' || address === null) return null;
  if (needed.some((name) => getPart(address, name) === '')) return null;
  return formatPlace({
    street: getPart(address, 'street'),
    floor: getPart(address, 'floor'),
    landMark: getPart(address, 'landMark'),
    city: naming.city(getPart(address, 'city')),
    state: naming.state(getPart(address, 'state')),
    pinCode: getPart(address, 'pinCode'),
  });
};

interface AddressChipsProps {
  addresses: readonly SavedAddress[];
  chosen: SavedAddress | undefined;
  words: BookingFormWords;
  onChosen(entry: SavedAddress): void;
}

/** Saved addresses to choose from. Choosing one also fills in its contact person. */
const AddressChips = ({ addresses, chosen, words, onChosen }: AddressChipsProps) => {
  const { setValue } = useFormContext();
  useEffect(() => setValue('contact', toContact(chosen)), [chosen, setValue]);
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

export interface AddressKeeping {
  /** Whether a new address is saved with the request. */
  isAddressKept: boolean;
  onKeepAddress(isKept: boolean): void;
}

type KeepAddressProps = AddressKeeping & Pick<AddressPartProps, 'addresses' | 'words'> & { address: unknown };

/** Offers to save a new address; the first one is always saved. */
const KeepAddress = ({ addresses, address, words, isAddressKept, onKeepAddress }: KeepAddressProps) => {
  if (addresses.length === 0) return <p className="text-sm text-muted">{words.savedAsHome}</p>;
  if (!isSaveable(addresses, address)) return null;
  return (
    <Checkbox
      label={words.saveAddress}
      checked={isAddressKept}
      onChange={({ target }) => onKeepAddress(target.checked)}
    />
  );
};

interface AddressPartProps extends AddressKeeping {
  addresses: readonly SavedAddress[];
  words: BookingFormWords;
  children: ReactNode;
}

/** Shows the address on one line, or its fields when something is missing or the customer edits it. */
export const AddressPart = ({ addresses, words, children, ...keeping }: AddressPartProps) => {
  const { formState, clearErrors, getValues } = useFormContext();
  const address: unknown = useWatch({ name: 'address' });
  const text = toAddressText(address, usePlaceNames());
  const [isOpen, setOpen] = useState(text === null);
  const [tapped, setTapped] = useState(() => chooseSaved(addresses, getValues())?._id ?? '');
  const same = findSaved(addresses, address);
  // Two saved addresses may share a building and differ only in the contact person.
  const chosen = same.find(({ _id }) => _id === tapped) ?? same[0];
  const who = contactText(toContact(chosen), words.askFor);
  const choose = ({ _id }: SavedAddress): void => {
    setTapped(_id);
    clearErrors('address');
    setOpen(false);
  };
  // Stays open while an error is fixed.
  if (!isOpen && formState.errors['address'] !== undefined) setOpen(true);
  return (
    <section aria-label={words.address} className="flex flex-col gap-4">
      <h3 className="-mb-2.5 text-sm font-medium">{words.address}</h3>
      <AddressChips addresses={addresses} chosen={chosen} words={words} onChosen={choose} />
      {isOpen || text === null ? (
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
      <KeepAddress {...{ addresses, address, words }} {...keeping} />
    </section>
  );
};
