'use client';

import { useRouter } from 'next/navigation';
import type { FieldErrors } from 'react-hook-form';
import { FormError } from '#components/form/form-error.tsx';
import { useFormWords } from '#components/form/form-words.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { toFailureText } from '#components/form/to-text.ts';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { OWN_ADDRESS_CALL } from '#lib/features/places/client/address-item.ts';
import { sendOwnAddress } from '#lib/features/places/client/address-writes.ts';
import type { SessionUser } from '#lib/platform/browser/session.ts';
import { keepUser } from '#lib/platform/browser/find-session.ts';
import type { SavedAddressInput } from '#lib/features/places/contracts/places.ts';
import { addressDefaults } from './address-defaults.ts';
import { AddressFields } from './address-fields.tsx';
import { onceSent } from './once-sent.ts';
import type { PlaceWords } from './place-words.ts';

interface AddressFormProps {
  words: PlaceWords;
  saved: NonNullable<SessionUser['address']>;
  onDone(): void;
}

const loadSchema = () =>
  import('#lib/features/places/contracts/places.ts').then(({ savedAddressBody }) => savedAddressBody);

const isMissing = (errors: FieldErrors): boolean =>
  Object.values(errors).some((fault) => fault?.type === 'address_required');

const useSaveAddress = ({ words, onDone }: AddressFormProps) => {
  const router = useRouter();
  const formWords = useFormWords();
  // The page was rendered for the old address.
  const refresh = (): void => afterSheets(() => router.refresh());
  const send = async (body: SavedAddressInput) => {
    try {
      return await sendOrWait(sendOwnAddress(body, words.form.submit));
    } catch (error) {
      const title = toFailureText(formWords, error);
      notify({ title, description: words.form.failed, variant: 'destructive' });
      throw error;
    }
  };
  const save = async (body: SavedAddressInput): Promise<'left'> => {
    const saved = await send(body);
    if (saved) {
      keepUser(saved.data);
      notify({ title: words.messages.saved, variant: 'success' });
    }
    onDone();
    if (saved) refresh();
    else onceSent(OWN_ADDRESS_CALL, refresh);
    return 'left';
  };
  const complain = (errors: FieldErrors): void => {
    const { missing, missingHint } = words.form;
    if (isMissing(errors)) notify({ title: missing, description: missingHint, variant: 'destructive' });
  };
  return { save, complain };
};

/** The address form of a signed-in user. */
export const AddressForm = (props: AddressFormProps) => {
  const { words, saved } = props;
  const { save, complain } = useSaveAddress(props);
  const { form } = words;
  return (
    <Form
      schema={loadSchema}
      fixed={{ country: 'India' }}
      defaults={addressDefaults(saved)}
      onSend={save}
      onRefuse={complain}
      failure={form.failed}
    >
      <AddressFields words={words} saved={saved} />
      <FormError />
      <SubmitButton busy={form.busy}>{form.submit}</SubmitButton>
    </Form>
  );
};
