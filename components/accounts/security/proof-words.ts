import { loadCodeWords, type CodeWords } from '#components/accounts/code/code-words.ts';
import type { identityProof, ownPhone } from '#lib/features/accounts/texts/identity-proof.en.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';

export type ProofWords = typeof identityProof & { codes: CodeWords; phone: typeof ownPhone };

/** Loads the texts of a proof in the page's language, with the sheet that asks for it. */
export const loadProofWords = async (language: string): Promise<ProofWords> => {
  const [{ identityProof: own, ownPhone: phone }, codes] = await Promise.all([
    loadTexts('identityProof', language),
    loadCodeWords(language),
  ]);
  return { ...own, codes, phone };
};
