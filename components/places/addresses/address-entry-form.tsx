'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { ToggleChip } from '#components/ui/chip.tsx';
import { notify } from '#components/ui/notify.ts';
import { addAddressCall, changeAddressCall } from '#lib/features/places/contracts/addresses.calls.ts';
import type { AddressEntryInput, SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import { api } from '#lib/platform/browser/api.ts';
import { AddressFields } from '../address-fields.tsx';
import type { PlaceWords } from '../place-words.ts';

interface EntryFormProps {
  /** The one that is changed; null: a new one. */
  entry: SavedAddress | null;
  /** It will be the default, as there is no other. */
  isFirst: boolean;
  words: PlaceWords;
  onChanged(entries: readonly SavedAddress[]): void;
}

const loadSchema = () =>
  import('#lib/features/places/contracts/addresses.ts').then(({ addressEntryBody }) => addressEntryBody);

/** What most people call their addresses, to be tapped in the place of typing. */
const NameField = ({ words }: { words: PlaceWords['addresses'] }) => {
  const { setValue } = useFormContext();
  const name: unknown = useWatch({ name: 'name' });
  return (
    <div className="flex flex-col gap-1">
      <Field name="name" label={words.name} autoComplete="off" enterKeyHint="next" />
      <div className="flex flex-wrap gap-x-2">
        {[words.home, words.parents, words.office].map((usual) => (
          <ToggleChip
            key={usual}
            isOn={name === usual}
            onToggle={() => setValue('name', usual, { shouldValidate: true })}
          >
            {usual}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
};

const send = async (entry: SavedAddress | null, body: AddressEntryInput) =>
  entry ? api(changeAddressCall, { params: { id: entry._id }, body }) : api(addAddressCall, { body });

/** One address: what it is called, where it is, whom to ask for there. */
export const AddressEntryForm = ({ entry, isFirst, words, onChanged }: EntryFormProps) => {
  const { addresses, form, messages } = words;
  const { street = '', city = '', state = '', landMark = '', pinCode = '' } = entry?.address ?? {};
  const { name = '', contactName, contactPhone, isDefault = isFirst } = entry ?? {};
  const defaults = {
    ...{ name, street, city, state, landMark, pinCode },
    ...{ contactName: contactName ?? '', contactPhone: contactPhone ?? '' },
    ...(!isDefault && { isDefault: false }),
  };
  const save = async (body: AddressEntryInput): Promise<'left'> => {
    const { data } = await send(entry, body);
    notify({ title: messages.saved, variant: 'success' });
    onChanged(data);
    return 'left';
  };
  return (
    <Form
      schema={loadSchema}
      fixed={{ country: 'India' }}
      defaults={defaults}
      onSend={save}
      failure={form.failed}
    >
      <NameField words={addresses} />
      <AddressFields words={words} saved={{ state }} />
      <Field
        name="contactName"
        label={addresses.contact}
        hint={addresses.contactHint}
        autoComplete="off"
        enterKeyHint="next"
      />
      <Field
        name="contactPhone"
        label={addresses.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        enterKeyHint="done"
      />
      {!isDefault && <CheckboxField name="isDefault" label={addresses.makeDefault} />}
      <FormError />
      <SubmitButton busy={form.busy}>{form.submit}</SubmitButton>
    </Form>
  );
};
