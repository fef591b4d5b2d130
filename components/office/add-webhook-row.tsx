'use client';

import { Webhook } from 'lucide-react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import type { WebhookFormProps } from './webhook-form.tsx';

/** Opens the form that adds a webhook. */
export const AddWebhookRow = (props: Omit<WebhookFormProps, 'onClose'>) => {
  const { add, addHint } = props.words;
  const { locale } = usePageWords();
  const load = async () => {
    const [{ WebhookForm }, formWords] = await Promise.all([
      import('./webhook-form.tsx'),
      loadFormWords(locale),
    ]);
    return function AddWebhook({ onClose }: InSheet) {
      return (
        <FormWordsProvider words={formWords}>
          <WebhookForm {...props} onClose={onClose} />
        </FormWordsProvider>
      );
    };
  };
  return <SheetRow icon={<Webhook aria-hidden />} label={add} hint={addHint} load={load} />;
};
