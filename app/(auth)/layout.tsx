import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { PageFrame } from '#components/shell/page-frame.tsx';
import { LanguageButton } from '#components/shell/settings/language-button.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { listLanguages } from '#lib/wiring/texts/list-languages.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const { form, errors, fields, settings } = messages(await readLocale());
  const language = (
    <LanguageButton languages={listLanguages()} words={settings}>
      <Languages aria-hidden className="size-5" />
    </LanguageButton>
  );
  return (
    <div className="contents [--narrow:30rem] has-data-[slot=front]:[--narrow:72rem]">
      <PageFrame action={language}>
        <FormWordsProvider words={{ form, errors, fields }}>{children}</FormWordsProvider>
      </PageFrame>
    </div>
  );
}
