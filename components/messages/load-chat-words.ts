import type { SafetyWords } from '#components/people/safety-words.ts';
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
      import('#lib/features/people/texts/safety.en.ts'),
    ]),
  hi: () =>
    Promise.all([
      import('#lib/features/messages/texts/messages.hi.ts'),
      import('#lib/features/people/texts/safety.hi.ts'),
    ]),
  kn: () =>
    Promise.all([
      import('#lib/features/messages/texts/messages.kn.ts'),
      import('#lib/features/people/texts/safety.kn.ts'),
    ]),
  ta: () =>
    Promise.all([
      import('#lib/features/messages/texts/messages.ta.ts'),
      import('#lib/features/people/texts/safety.ta.ts'),
    ]),
  te: () =>
    Promise.all([
      import('#lib/features/messages/texts/messages.te.ts'),
      import('#lib/features/people/texts/safety.te.ts'),
    ]),
};

/** Fetches what a talk says, for pages that do not carry it along. */
export const loadChatWords = async (locale: Locale): Promise<ChatWords> => {
  const [{ messages }, { safety }] = await catalogues[locale]();
  return { words: messages, safety };
};
