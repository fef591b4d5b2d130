import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { isConnectionLost } from '#lib/platform/browser/connection.ts';
import { chooseLocale } from '#lib/features/accounts/client/choose-locale.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { settings } from '#lib/features/accounts/texts/security.en.ts';
import type { Language } from '#lib/platform/i18n/language-names.ts';

export interface LanguageProps {
  languages: readonly Language[];
  words: Pick<typeof settings, 'language' | 'unsaved' | 'unsavedHint' | 'offline' | 'offlineHint'>;
}

/**
 * Returns the page's language and a function to change it: the page rerenders in place, keeping input and scroll
 * position.
 */
export const useLanguage = ({ languages, words }: LanguageProps) => {
  const router = useRouter();
  const { locale } = usePageWords();
  const [isChanging, startChange] = useTransition();
  const saying = useRef<Language>(null);
  useEffect(() => {
    if (isChanging || !saying.current) return;
    notify({ title: saying.current.confirmation, variant: 'success' });
    saying.current = null;
  }, [isChanging]);

  const choose = async (chosen: Locale): Promise<void> => {
    if (isConnectionLost())
      return notify({ title: words.offline, description: words.offlineHint, variant: 'destructive' });
    const saved = chooseLocale(chosen);
    afterSheets(() => {
      saying.current = languages.find((language) => language.locale === chosen) ?? null;
      startChange(() => router.refresh());
    });
    try {
      await saved;
    } catch {
      notify({ title: words.unsaved, description: words.unsavedHint, variant: 'destructive' });
    }
  };
  return {
    title: words.language,
    options: languages.map((one) => ({ value: one.locale, label: one.name, lang: one.locale })),
    value: locale,
    onPick: (chosen: Locale) => void choose(chosen),
  };
};
