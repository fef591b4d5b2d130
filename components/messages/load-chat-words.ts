import { safetyWords, type SafetyWords } from '#components/people/safety-words.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Speech } from './messages-words.ts';

interface ChatWords {
  words: Speech['words'];
  safety: SafetyWords;
}

const catalogues = {
  en: () =>
    Promise.all([
      import('#lib/features/messages/texts/messages.en.ts'),
      import('#lib/features/profiles/texts/workers.en.ts'),
      import('#lib/features/privacy/texts/privacy.en.ts'),
    ]),
  hi: () =>
    Promise.all([
      import('#lib/features/messages/texts/messages.hi.ts'),
      import('#lib/features/profiles/texts/workers.hi.ts'),
      import('#lib/features/privacy/texts/privacy.hi.ts'),
    ]),
  kn: () =>
    Promise.all([
      import('#lib/features/messages/texts/messages.kn.ts'),
      import('#lib/features/profiles/texts/workers.kn.ts'),
      import('#lib/features/privacy/texts/privacy.kn.ts'),
    ]),
  ta: () =>
    Promise.all([
      import('#lib/features/messages/texts/messages.ta.ts'),
      import('#lib/features/profiles/texts/workers.ta.ts'),
      import('#lib/features/privacy/texts/privacy.ta.ts'),
    ]),
  te: () =>
    Promise.all([
      import('#lib/features/messages/texts/messages.te.ts'),
      import('#lib/features/profiles/texts/workers.te.ts'),
      import('#lib/features/privacy/texts/privacy.te.ts'),
    ]),
};

/** Fetches what a talk says, for pages that do not carry it along. */
export const loadChatWords = async (locale: Locale): Promise<ChatWords> => {
  const [{ messages }, { workers }, { privacy }] = await catalogues[locale]();
  return { words: messages, safety: safetyWords({ workers, privacy }) };
};
