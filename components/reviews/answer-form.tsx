'use client';

import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { AnswerBody, Review } from '#lib/features/reviews/contracts/reviews.ts';
import type { reviews } from '#lib/features/reviews/texts/reviews.en.ts';

export type ReplyWords = (typeof reviews)['reply'] & { readonly done: string };

interface AnswerFormProps {
  reviewId: string;
  words: ReplyWords;
  onAnswered(answer: Review['answer']): void;
}

const loadSchema = () =>
  import('#lib/features/reviews/contracts/reviews.ts').then(({ answerBody }) => answerBody);

export const AnswerForm = ({ reviewId, words, onAnswered }: AnswerFormProps) => {
  const send = async (body: AnswerBody) => {
    const { data } = await api('PUT /reviews/{id}/answer', { params: { id: reviewId }, body });
    onAnswered(data.answer);
    notify({ title: words.done, variant: 'success' });
    return 'stayed' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send} failure={words.failed}>
      <TextareaField name="answer" label={words.label} hint={words.hint} max={1000} />
      <FormError />
      <SubmitButton busy={words.busy}>{words.send}</SubmitButton>
    </Form>
  );
};
