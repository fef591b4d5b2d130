'use client';

import { useRouter } from 'next/navigation';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { notify } from '#components/ui/notify.ts';
import type { AppealBody } from '#lib/features/people/contracts/pauses.ts';
import type { pauses } from '#lib/features/people/texts/pauses.en.ts';
import { api } from '#lib/platform/browser/api.ts';

const loadSchema = () =>
  import('#lib/features/people/contracts/pauses.ts').then(({ appealBody }) => appealBody);

export const AppealForm = ({ words }: { words: (typeof pauses)['appeal'] }) => {
  const router = useRouter();
  const send = async (body: AppealBody) => {
    await api('POST /appeals', { body });
    notify({ title: words.done, variant: 'success' });
    router.refresh();
    return 'stayed' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send} failure={words.failed}>
      <TextareaField name="text" label={words.label} hint={words.hint} max={2000} />
      <FormError />
      <SubmitButton busy={words.busy}>{words.send}</SubmitButton>
    </Form>
  );
};
