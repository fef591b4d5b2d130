import { sealPaper } from './steps/seal-paper.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import type { OwnVerification, PaperKind } from '#lib/features/profiles/contracts/papers.ts';
import { env } from '#lib/platform/config/env.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { UploadedFile } from '#lib/platform/contract/payloads.ts';
import { shrinkImage } from '#lib/platform/images/shrink-image.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import * as papers from '#models/profiles/paper.ts';

// What was begun and never sent goes after a day.
const TRIAL_MS = 86_400_000;

// A key of its own, which can be changed without signing everybody out.
const isOpen = (): boolean => {
  const { mode, SEAL_SECRET } = env();
  return mode !== 'production' || SEAL_SECRET !== undefined;
};

const readOwn = async (workerId: string, tx?: Tx): Promise<OwnVerification> => {
  const row = await papers.findPapersOf(workerId, tx);
  const shown = row ? await papers.listShownKinds(String(row._id), tx) : [];
  return {
    ...{ isOpen: isOpen(), state: row?.state ?? null, shown },
    ...{ askedAt: row?.askedAt?.toISOString() ?? null, refusal: row?.decision?.refusal ?? null },
  };
};

/** What a worker has shown to be verified, and what was decided. */
export const readVerification = async ({ actor }: { actor: Actor }): Promise<{ data: OwnVerification }> => ({
  data: await readOwn(actor.userId),
});

// Made anew, so that neither a hidden program nor the place where it was taken travels along.
const redraw = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const image = await shrinkImage(bytes);
  if (image === 'busy') throw new AppError('unavailable', { retryAfterSeconds: 5 });
  if (typeof image === 'string') throw new AppError(image);
  return image[640];
};

interface ShowInput {
  actor: Actor;
  query: { which: PaperKind };
  file: UploadedFile;
}

/** Takes one of the two pictures, sealed before it is stored; with both there the office is asked. */
export const showPaper = async ({
  actor,
  query: { which },
  file,
}: ShowInput): Promise<{ data: OwnVerification }> => {
  if (!isOpen()) throw new AppError('papers_closed');
  const { userId: workerId } = actor;
  const sealed = sealPaper({ workerId, which, bytes: await redraw(file.bytes) });
  return inTransaction(async (tx) => {
    // It also makes two pictures wait for each other, so that the second one sees the first.
    await holdPeople(actor, tx);
    const worker = await findUser(workerId, tx);
    if (!worker) throw new AppError('unauthorized');
    if (worker.verification) throw new AppError('already_verified');
    if ((await papers.findPapersOf(workerId, tx))?.state === 'waiting') throw new AppError('papers_waiting');
    const at = now();
    const eraseAt = new Date(at.getTime() + TRIAL_MS);
    await papers.storePaper({ workerId, which, sealed, at, eraseAt }, tx);
    await papers.askWithPapers({ worker, at }, tx);
    return { data: await readOwn(workerId, tx) };
  });
};

/** Erases pictures that were never sent, and those of decisions that are old enough. */
export const eraseOldPapers = (): Promise<void> => papers.erasePapers(now());
