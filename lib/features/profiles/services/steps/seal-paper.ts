import { sealFile, unsealFile } from '#lib/features/accounts/auth/seal.ts';
import type { PaperKind } from '#lib/features/profiles/contracts/papers.ts';

interface Paper {
  workerId: string;
  which: PaperKind;
}

// It opens as nobody else's, and not as the other of the two.
const ownerOf = ({ workerId, which }: Paper): string => `${which} of ${workerId}`;

/** Seals a picture of a worker's before it is stored. */
export const sealPaper = ({ bytes, ...paper }: Paper & { bytes: Uint8Array }): string =>
  sealFile(bytes, ownerOf(paper));

/** Opens it for an admin. */
export const unsealPaper = ({ sealed, ...paper }: Paper & { sealed: string }): Uint8Array<ArrayBuffer> =>
  new Uint8Array(unsealFile(sealed, ownerOf(paper)));
