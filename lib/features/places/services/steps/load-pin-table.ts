import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { processWide } from '#lib/platform/config/process-wide.ts';
import { createPinTable, type PinTable } from '#lib/features/places/rules/pin-table.ts';

/**
 * Returns the path of the shipped table. Every command starts in the project folder, so it also works in bundled
 * pages.
 */
export const pinTableFile = (): string => join(process.cwd(), 'server/data/pin-codes.csv.br');

const load = async (): Promise<PinTable> => {
  const bytes = await promisify(brotliDecompress)(await readFile(pinTableFile()));
  return createPinTable(bytes.toString('latin1'));
};

// Loaded on first use: servers that never look up a place do not hold it.
const shared = processWide('pinTable', () =>
  load().catch((error: unknown) => {
    shared.set(undefined);
    throw error;
  }),
);

/** Returns the table of all PIN codes of India. */
export const pinTable = (): Promise<PinTable> => shared.get();
