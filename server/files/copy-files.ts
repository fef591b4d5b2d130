import { createHash } from 'node:crypto';
import type { FileStorage, StoredFileEntry } from '#lib/platform/integrations/storage/storage-port.ts';
import { findAttachment } from '#models/messages/attachment.ts';
import { findEvidence } from '#models/people/evidence.ts';
import { findImage } from '#models/platform/image.ts';

const AT_ONCE = 8;

/** Two storages, both listed in the order of their keys. */
interface Pair {
  readonly from: FileStorage;
  readonly to: FileStorage;
}

const hash = async (files: FileStorage, key: string): Promise<string | null> => {
  const file = await files.open(key);
  if (!file?.chunks) return null;
  const sum = createHash('sha256');
  for await (const chunk of file.chunks) sum.update(chunk);
  return sum.digest('hex');
};

/** The files of `one`, each with the size that `other` has under the same key, or null. */
async function* compare(
  one: FileStorage,
  other: FileStorage,
): AsyncGenerator<StoredFileEntry & { otherSize: number | null }> {
  const rest = other.list()[Symbol.asyncIterator]();
  const advance = async (): Promise<StoredFileEntry | null> => {
    const next: IteratorResult<StoredFileEntry, unknown> = await rest.next();
    return next.done === true ? null : next.value;
  };
  let next = await advance();
  for await (const file of one.list()) {
    while (next && next.key < file.key) next = await advance();
    yield { ...file, otherSize: next?.key === file.key ? next.size : null };
  }
}

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

type Outcome = 'copied' | 'present' | 'gone';

const copyOne = async ({ from, to }: Pair, { key, size }: StoredFileEntry): Promise<Outcome> => {
  const sum = createHash('sha256');
  async function* read() {
    const file = await from.open(key);
    if (!file?.chunks) throw new Error(`The file ${key} is gone.`);
    for await (const chunk of file.chunks) {
      sum.update(chunk);
      yield chunk;
    }
  }
  // Parts of an attempt that was stopped would be in the way.
  await to.remove(key);
  try {
    await to.put({ key, size, chunks: read() });
  } catch (error) {
    await to.remove(key);
    if ((await from.open(key)) === null) return 'gone';
    throw error;
  }
  if ((await hash(to, key)) === sum.digest('hex')) return 'copied';
  await to.remove(key);
  throw new Error(`The copy of ${key} differs from its original and was removed; run the command again.`);
};

/** Whether a row names the file. Rows are stored before their files and removed after them. */
const hasRow = async (key: string): Promise<boolean> => {
  const [, kind = '', id = ''] = /^(attachment|evidence)-(.*)$/.exec(key) ?? [];
  if (kind === 'attachment') return (await findAttachment(id)) !== null;
  if (kind === 'evidence') return (await findEvidence(id)) !== null;
  return (await findImage(key.split('-')[0] ?? '')) !== null;
};

export interface CopyProgress {
  readonly copied: number;
  readonly present: number;
  readonly bytes: number;
}

/**
 * Copies what `to` lacks and reads each copy back. Stopping it loses nothing; the next run goes on. Afterwards removes
 * copies of files that were deleted since. Returns how many files were copied, present and removed.
 */
export const copyFiles = async (
  pair: Pair,
  report: (progress: CopyProgress) => void,
): Promise<CopyProgress & { removed: number }> => {
  let [copied, present, bytes, removed] = [0, 0, 0, 0];
  for await (const batch of inBatches(compare(pair.from, pair.to))) {
    const outcomes = await Promise.all(
      batch.map(async (file) => ({
        size: file.size,
        outcome: file.otherSize === file.size ? ('present' as const) : await copyOne(pair, file),
      })),
    );
    for (const { outcome, size } of outcomes) {
      if (outcome === 'present') present += 1;
      if (outcome !== 'copied') continue;
      copied += 1;
      bytes += size;
    }
    report({ copied, present, bytes });
  }
  for await (const { key, otherSize } of compare(pair.to, pair.from)) {
    if (otherSize !== null || (await hasRow(key))) continue;
    await pair.to.remove(key);
    removed += 1;
  }
  return { copied, present, bytes, removed };
};

/** Reads both storages whole and lists the keys that `to` lacks or has otherwise. */
export const checkFiles = async (
  { from, to }: Pair,
  report: (checked: number) => void,
): Promise<{ checked: number; missing: string[]; different: string[] }> => {
  const [missing, different]: [string[], string[]] = [[], []];
  let checked = 0;
  for await (const batch of inBatches(compare(from, to))) {
    await Promise.all(
      batch.map(async ({ key, otherSize }) => {
        if (otherSize === null) return missing.push(key);
        const [original, copy] = await Promise.all([hash(from, key), hash(to, key)]);
        return original === copy ? 0 : different.push(key);
      }),
    );
    checked += batch.length;
    report(checked);
  }
  return { checked, missing, different };
};
