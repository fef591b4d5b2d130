import { sealFile, unsealFile } from '#lib/features/accounts/auth/seal.ts';
import type { PaperKind } from '#lib/features/profiles/contracts/papers.ts';

interface Paper {
  workerId: string;
  which: PaperKind;
}

// Binds the picture to its worker and kind.
const toOwner = ({ workerId, which }: Paper): string => `${which} of ${workerId}`;

/** Encrypts a worker's picture before it is stored. */
export const sealPaper = ({ bytes, ...paper }: Paper & { bytes: Uint8Array }): string =>
  sealFile(bytes, toOwner(paper));

/** Decrypts it for an admin. */
export const unsealPaper = ({ sealed, ...paper }: Paper & { sealed: string }): Uint8Array<ArrayBuffer> =>
  new Uint8Array(unsealFile(sealed, toOwner(paper)));
