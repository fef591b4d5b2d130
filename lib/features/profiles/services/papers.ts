import { refuseAadhaar } from './steps/refuse-aadhaar.ts';
import { sealPaper } from './steps/seal-paper.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { isVerified } from '#lib/features/people/rules/verification.ts';
import type {
  IdentityDocument,
  OwnVerification,
  PaperKind,
} from '#lib/features/profiles/contracts/papers.ts';
import { env } from '#lib/platform/config/env.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { UploadedFile } from '#lib/platform/contract/payloads.ts';
import { shrinkImage } from '#lib/platform/images/shrink-image.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import * as papers from '#models/profiles/paper.ts';

// Unsent pictures are deleted after a day.
const TRIAL_MS = 86_400_000;

// A separate key, which can be rotated without signing everyone out.
const isOpen = (): boolean => {
  const { mode, SEAL_SECRET } = env();
  return mode !== 'production' || SEAL_SECRET !== undefined;
};

const readOwn = async (workerId: string, tx?: Tx): Promise<OwnVerification> => {
  const row = await papers.findWorkerPapers(workerId, tx);
  const shown = row ? await papers.listShownKinds(String(row._id), tx) : [];
  return {
    ...{ isOpen: isOpen(), state: row?.state ?? null, shown },
    ...{ askedAt: row?.askedAt?.toISOString() ?? null, refusal: row?.decision?.refusal ?? null },
  };
};

/** Returns the worker's documents and the decision. */
export const readVerification = async ({ actor }: { actor: Actor }): Promise<{ data: OwnVerification }> => ({
  data: await readOwn(actor.userId),
});

// Re-encoded, so that hidden programs and the photo's location are dropped.
const redraw = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const image = await shrinkImage(bytes);
  if (image === 'busy') throw new AppError('unavailable', { retryAfterSeconds: 5 });
  if (typeof image === 'string') throw new AppError(image);
  return image[640];
};

interface ShowInput {
  actor: Actor;
  query: { which: PaperKind; document?: IdentityDocument | undefined };
  file: UploadedFile;
}

const requireDocument = ({ query: { which, document }, file }: ShowInput): void => {
  refuseAadhaar(file.fileName, { isProof: true });
  if (which === 'paper' && document === undefined)
    throw new AppError('validation_failed', { errors: [{ field: 'document', code: 'document_missing' }] });
};

/** Stores one of the two pictures, encrypted; with both, the office is asked. */
export const showPaper = async (input: ShowInput): Promise<{ data: OwnVerification }> => {
  const { actor, query, file } = input;
  const { which, document } = query;
  if (!isOpen()) throw new AppError('papers_closed');
  requireDocument(input);
  const { userId: workerId } = actor;
  const sealed = sealPaper({ workerId, which, bytes: await redraw(file.bytes) });
  return inTransaction(async (tx) => {
    // Also serializes two uploads, so that the second sees the first.
    await lockAccounts(actor, tx);
    const worker = await findUser(workerId, tx);
    if (!worker) throw new AppError('unauthorized');
    if (isVerified(worker)) throw new AppError('already_verified');
    if ((await papers.findWorkerPapers(workerId, tx))?.state === 'waiting')
      throw new AppError('papers_waiting');
    const at = now();
    const eraseAt = new Date(at.getTime() + TRIAL_MS);
    await papers.storePaper({ workerId, which, document, sealed, at, eraseAt }, tx);
    await papers.askWithPapers({ worker, at }, tx);
    return { data: await readOwn(workerId, tx) };
  });
};

/** Erases pictures that were never sent, and those decided long enough ago. */
export const eraseOldPapers = (): Promise<void> => papers.erasePapers(now());
