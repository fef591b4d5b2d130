import type { ReactNode } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../read-locale.ts';

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const { form, errors, fields, page } = messages(await readLocale());
  return (
    <PageShell homeLink={page.homeLink}>
      <FormWordsProvider words={{ form, errors, fields }}>{children}</FormWordsProvider>
    </PageShell>
  );
}
