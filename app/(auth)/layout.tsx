import type { ReactNode } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { PageFrame } from '#components/layout/page-frame.tsx';
import { LanguageButton } from '#components/settings/language-button.tsx';
import { messages } from '#lib/i18n/catalogue.ts';
import { listLanguages } from '#lib/i18n/list-languages.ts';
import { readLocale } from '../read-locale.ts';

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const { form, errors, fields, settings } = messages(await readLocale());
  const language = <LanguageButton languages={listLanguages()} words={settings} />;
  return (
    <PageFrame action={language}>
      <FormWordsProvider words={{ form, errors, fields }}>{children}</FormWordsProvider>
    </PageFrame>
  );
}
