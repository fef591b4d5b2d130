'use client';

import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form, loadCheck } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { sendExtra } from '#lib/features/bookings/client/booking-writes.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { ExtraBody } from '#lib/features/bookings/contracts/extras.ts';
import { MAX_EXTRA_WORDS } from '#lib/features/bookings/contracts/extras-limits.ts';
import type { extras } from '#lib/features/bookings/texts/extras.en.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { ClaimFormWords } from '../claims/claim-words.ts';
import { PhotoField, usePhotos } from '../claims/photo-field.tsx';

interface ExtraFormProps {
  bookingId: string;
  words: typeof extras;
  photoWords: ClaimFormWords;
  /** Null: it waits for the network. */
  onAdded(job: BookingView | null): void;
}

const loadSchema = () =>
  import('#lib/features/bookings/contracts/extra-form.ts').then(({ extraForm }) => extraForm);

/** Loads what the form needs to be sent without a network. */
export const loadExtraCheck = () => loadCheck(loadSchema);

/** Asks what the extra is for, what it costs, and for a photo of the bill. */
export const ExtraForm = ({ bookingId, words, photoWords, onAdded }: ExtraFormProps) => {
  const chosen = usePhotos(photoWords);
  const photo = chosen.photos[0]?.key;
  const send = async (body: ExtraBody) => {
    const title = `${body.words}, ${formatMoney(body.amountPaise)}`;
    const subject = { act: words.add, title, at: null };
    const reply = await sendOrWait(sendExtra(body, { bookingId, subject }));
    onAdded(reply && reply.data);
    return 'stayed' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send} fixed={photo === undefined ? undefined : { photo }}>
      <p className="text-sm text-muted">{words.workerHint}</p>
      <Field
        name="words"
        label={words.words}
        hint={words.wordsHint}
        maxLength={MAX_EXTRA_WORDS}
        autoComplete="off"
      />
      <Field name="amountPaise" label={words.amount} lead="₹" inputMode="decimal" autoComplete="off" />
      <PhotoField chosen={chosen} words={{ ...photoWords, photos: words.photo }} limit={1} />
      <FormError />
      {/* Sent before the upload ends, the extra would come without its photo. */}
      <fieldset disabled={chosen.isBusy} className="contents">
        <SubmitButton busy={words.busy}>{words.send}</SubmitButton>
      </fieldset>
    </Form>
  );
};
