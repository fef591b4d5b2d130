import { safetyWords, type SafetyWords } from '#components/layout/safety-words.ts';
import type { Locale } from '#lib/contracts/locale.ts';
import type { Speech } from './messages-words.ts';

interface ChatWords {
  words: Speech['words'];
  safety: SafetyWords;
}

const catalogues = {
  en: () =>
    Promise.all([
      import('#lib/i18n/en/messages.ts'),
      import('#lib/i18n/en/workers.ts'),
      import('#lib/i18n/en/privacy.ts'),
    ]),
  hi: () =>
    Promise.all([
      import('#lib/i18n/hi/messages.ts'),
      import('#lib/i18n/hi/workers.ts'),
      import('#lib/i18n/hi/privacy.ts'),
    ]),
  kn: () =>
    Promise.all([
      import('#lib/i18n/kn/messages.ts'),
      import('#lib/i18n/kn/workers.ts'),
      import('#lib/i18n/kn/privacy.ts'),
    ]),
  ta: () =>
    Promise.all([
      import('#lib/i18n/ta/messages.ts'),
      import('#lib/i18n/ta/workers.ts'),
      import('#lib/i18n/ta/privacy.ts'),
    ]),
  te: () =>
    Promise.all([
      import('#lib/i18n/te/messages.ts'),
      import('#lib/i18n/te/workers.ts'),
      import('#lib/i18n/te/privacy.ts'),
    ]),
};

/** Fetches what a talk says, for pages that do not carry it along. */
export const loadChatWords = async (locale: Locale): Promise<ChatWords> => {
  const [{ messages }, { workers }, { privacy }] = await catalogues[locale]();
  return { words: messages, safety: safetyWords({ workers, privacy }) };
};
