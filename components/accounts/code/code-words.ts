import type { codeEntry } from '#lib/features/accounts/texts/code-entry.en.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';

export type CodeWords = typeof codeEntry;

/** A role that people register with. */
export type MemberRole = keyof CodeWords['newPerson']['roles'];

/** Loads the texts of codes in the page's language, once a person wants one. */
export const loadCodeWords = async (language: string): Promise<CodeWords> =>
  (await loadTexts('codeEntry', language)).codeEntry;
