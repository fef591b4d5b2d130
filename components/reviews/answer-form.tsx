'use client';

import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { notify } from '#components/ui/notify.ts';
import { toReply } from '#lib/features/reviews/client/review-item.ts';
import { sendReply } from '#lib/features/reviews/client/review-writes.ts';
import type { AnswerBody, Review } from '#lib/features/reviews/contracts/reviews.ts';
import type { reviews } from '#lib/features/reviews/texts/reviews.en.ts';

export type ReplyWords = (typeof reviews)['reply'] & { readonly done: string };

interface AnswerFormProps {
  reviewId: string;
  words: ReplyWords;
  onAnswered(answer: Review['answer']): void;
  /** The reply waits for the network. */
  onWait(): void;
}

const loadSchema = () =>
  import('#lib/features/reviews/contracts/reviews.ts').then(({ answerBody }) => answerBody);

export const AnswerForm = ({ reviewId, words, onAnswered, onWait }: AnswerFormProps) => {
  const send = async (body: AnswerBody) => {
    const sent = await sendOrWait(sendReply(reviewId, body, words.open));
    if (sent) {
      onAnswered(sent.data?.answer ?? toReply(body));
      notify({ title: words.done, variant: 'success' });
    } else onWait();
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
