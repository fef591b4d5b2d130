'use client';

import { useRouter } from 'next/navigation';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { api } from '#lib/platform/browser/api.ts';
import { saveGuestPlace, readGuestPlace } from '#lib/features/places/client/guest-place.ts';
import { PinField } from './pin-field.tsx';
import type { PlaceWords } from './place-words.ts';

interface GuestPlaceFormProps {
  words: PlaceWords;
  onDone(): void;
}

const loadSchema = () =>
  import('#lib/features/places/contracts/places.ts').then(({ guestPlaceBody }) => guestPlaceBody);

/** A guest's place: a PIN, stored in this browser only. */
export const GuestPlaceForm = ({ words, onDone }: GuestPlaceFormProps) => {
  const router = useRouter();
  const { form, messages } = words;
  const keep = async ({ pinCode }: { pinCode: string }): Promise<'left'> => {
    const { data } = await api('GET /places/pin/{pin}', { params: { pin: pinCode } });
    saveGuestPlace(data);
    notify({ title: messages.saved, variant: 'success' });
    onDone();
    afterSheets(() => router.refresh());
    return 'left';
  };
  return (
    <Form
      schema={loadSchema}
      defaults={{ pinCode: readGuestPlace()?.pinCode ?? '' }}
      onSend={keep}
      failure={form.failed}
    >
      <PinField words={words} unknown="" />
      <p className="text-sm text-muted">{form.guestHint}</p>
      <FormError />
      <SubmitButton busy={form.busy}>{form.submit}</SubmitButton>
    </Form>
  );
};
