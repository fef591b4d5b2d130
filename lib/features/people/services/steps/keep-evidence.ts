import { randomBytes } from 'node:crypto';
import { retentionEnd } from '#lib/features/people/rules/keep-until.ts';
import { imageFile } from '#lib/platform/images/image-file.ts';
import type { StreamPayload } from '#lib/platform/contract/payloads.ts';
import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import {
  deleteEvidenceRow,
  expireEvidence,
  giveEvidence,
  insertEvidence,
  unexpireEvidence,
  listEvidence,
  listExpiredEvidence,
  setEvidenceSize,
  type EvidenceRecord,
} from '#models/people/evidence.ts';

const TRIAL_MS = 86_400_000;

/** A file to copy, by its storage key. */
export type EvidenceSource = Pick<EvidenceRecord, 'source' | 'type' | 'contentType' | 'fileName'>;

/** Returns one of our pictures as evidence, in its largest size. */
export const imageEvidence = (key: string): EvidenceSource => ({
  ...{ source: imageFile({ key, size: 640 }), type: 'image' },
  ...{ contentType: 'image/webp', fileName: '' },
});

const storedEvidence = (key: string): string => `evidence-${key}`;

/** A copy that no report owns yet. */
export type EvidenceCopy = Pick<EvidenceRecord, '_id' | 'source'>;

const copy = async (source: EvidenceSource, place: number, createdAt: Date): Promise<EvidenceCopy | null> => {
  const key = randomBytes(16).toString('hex');
  const expiresAt = new Date(createdAt.getTime() + TRIAL_MS);
  // The row comes first, so that the sweep finds the file after any failure.
  await insertEvidence({ _id: key, ...source, place, size: 0, createdAt, expiresAt });
  const size = await storage().copy(source.source, storedEvidence(key));
  if (size !== null) {
    await setEvidenceSize(key, size);
    return { _id: key, source: source.source };
  }
  await deleteEvidenceRow(key);
  return null;
};

const notHeld = <File extends { source: string }>(
  files: readonly File[],
  held: readonly EvidenceRecord[],
): File[] => files.filter(({ source }) => !held.some((row) => row.source === source));

/**
 * Copies files before the transaction that files a report; until it commits they belong to no report. Skips files
 * that are gone and files the report (`caseId`) already has.
 */
export const copyEvidence = async (
  sources: readonly EvidenceSource[],
  caseId: string | null,
): Promise<EvidenceCopy[]> => {
  if (sources.length === 0) return [];
  const held = caseId ? await listEvidence([caseId]) : [];
  const at = now();
  const copies = await Promise.all(notHeld(sources, held).map((one, place) => copy(one, place, at)));
  return copies.filter((one) => one !== null);
};

export const keepEvidence = async (
  copies: readonly EvidenceCopy[],
  caseId: string,
  tx: Tx,
): Promise<void> => {
  if (copies.length === 0) return;
  // Two identical reports at once both made copies; the second report's copies stay unowned and are swept.
  const fresh = notHeld(copies, await listEvidence([caseId], tx));
  const keys = fresh.map(({ _id }) => _id);
  await giveEvidence(keys, caseId, tx);
};

/** Sets the evidence of a closed case to expire with the case. */
export const closeEvidence = (caseId: string, closedAt: Date, tx: Tx): Promise<void> =>
  expireEvidence(caseId, retentionEnd(closedAt), tx);

/** Keeps the evidence of a case that was closed and is open again. */
export const reopenEvidence = (caseId: string, tx: Tx): Promise<void> => unexpireEvidence(caseId, tx);

/** A copy, to be streamed. */
export const evidenceFile = (key: string): Pick<StreamPayload, 'key' | 'open'> => ({
  key: storedEvidence(key),
  open: (range) => storage().open(storedEvidence(key), range),
});

// A report in progress may still claim its copies.
const GRACE_MS = 600_000;

const BATCH = 100;

/** Deletes expired evidence and copies from failed reports. */
export const sweepEvidence = async (): Promise<void> => {
  const before = new Date(now().getTime() - GRACE_MS);
  for (;;) {
    const keys = await listExpiredEvidence(before, BATCH);
    if (keys.length === 0) return;
    for (const key of keys) {
      await storage().remove(storedEvidence(key));
      await deleteEvidenceRow(key);
    }
  }
};
