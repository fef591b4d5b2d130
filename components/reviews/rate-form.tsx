'use client';

import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import { rateUsCall } from '#lib/features/reviews/contracts/reviews.calls.ts';
import type { RateUsBody, Rating } from '#lib/features/reviews/contracts/reviews.ts';
import type { rate } from '#lib/features/reviews/texts/rate.en.ts';
import { StarField } from '#components/support/star-field.tsx';

const MOST_LETTERS = 1000;

interface RateFormProps {
  /** The finished job that is rated; without one it is the app. */
  bookingId: string | null;
  /** What the stars are for. */
  label: string;
  words: typeof rate;
  onRated(rating: Rating): void;
}

const loadSchema = () =>
  import('#lib/features/reviews/contracts/reviews.ts').then(({ rateUsBody }) => rateUsBody);

/** Stars and a few words. */
export const RateForm = ({ bookingId, label, words, onRated }: RateFormProps) => {
  const keyOf = useRequestKey();
  const send = async (body: RateUsBody) => {
    const { data } = await api(rateUsCall, { body, idempotencyKey: keyOf(body) });
    onRated(data);
    return 'stayed' as const;
  };
  return (
    <Form
      schema={loadSchema}
      fixed={bookingId === null ? {} : { bookingId }}
      defaults={{ isPublic: true }}
      onSend={send}
      failure={words.failed}
      className="gap-5"
    >
      <StarField name="rating" label={label} stars={Object.values(words.stars)} />
      <TextareaField name="comment" label={words.comment} hint={words.commentHint} most={MOST_LETTERS} />
      <CheckboxField name="isPublic" label={words.isPublic} />
      <FormError />
      <SubmitButton busy={words.submitting}>{words.submit}</SubmitButton>
    </Form>
  );
};
