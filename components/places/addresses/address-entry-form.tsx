'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { ToggleChip } from '#components/ui/chip.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { notify } from '#components/ui/notify.ts';
import { sendAddress } from '#lib/features/places/client/address-writes.ts';
import type { AddressEntryInput, SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import { addressDefaults } from '../address-defaults.ts';
import { AddressFields } from '../address-fields.tsx';
import type { PlaceWords } from '../place-words.ts';
import { GatePhotoField } from './gate-photo-field.tsx';

interface EntryFormProps {
  /** The address to edit; null for a new one. */
  entry: SavedAddress | null;
  /** The first address becomes the default. */
  isFirst: boolean;
  words: PlaceWords;
  /** Null: the change waits for the network. */
  onChanged(entries: readonly SavedAddress[] | null): void;
}

const loadSchema = () =>
  import('#lib/features/places/contracts/addresses.ts').then(({ addressEntryBody }) => addressEntryBody);

/** Common names to tap instead of typing. */
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

/** One address: its name, place and contact person. */
export const AddressEntryForm = ({ entry, isFirst, words, onChanged }: EntryFormProps) => {
  const { addresses, form, messages } = words;
  const { name = '', contactName, contactPhone, isDefault = isFirst } = entry ?? {};
  const defaults = {
    ...{ name, ...addressDefaults(entry?.address ?? {}) },
    ...{ contactName: contactName ?? '', contactPhone: contactPhone ?? '' },
    ...(entry?.gatePhoto && { gatePhoto: entry.gatePhoto }),
    ...(!isDefault && { isDefault: false }),
  };
  const save = async (body: AddressEntryInput): Promise<'left'> => {
    const reply = await sendOrWait(sendAddress(entry, body, entry ? addresses.edit : addresses.add));
    if (reply) notify({ title: messages.saved, variant: 'success' });
    onChanged(reply && reply.data);
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
      <AddressFields words={words} saved={{ state: defaults.state }} />
      <Field
        name="contactName"
        label={addresses.contact}
        isOptional
        hint={addresses.contactHint}
        autoComplete="off"
        enterKeyHint="next"
      />
      <Field
        name="contactPhone"
        label={addresses.phone}
        isOptional
        type="tel"
        inputMode="tel"
        autoComplete="off"
        enterKeyHint="done"
      />
      <GatePhotoField words={addresses.gatePhoto} />
      {!isDefault && <CheckboxField name="isDefault" label={addresses.makeDefault} />}
      <FormError />
      <SubmitButton busy={form.busy}>{form.submit}</SubmitButton>
    </Form>
  );
};
