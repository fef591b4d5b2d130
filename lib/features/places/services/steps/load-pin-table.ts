import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { processWide } from '#lib/platform/config/process-wide.ts';
import { createPinTable, type PinTable } from '#lib/features/places/rules/pin-table.ts';

/** The table as it is shipped; every command starts in the project's folder, from which bundled pages find it too. */
export const pinTableFile = (): string => join(process.cwd(), 'server/data/pin-codes.csv.br');

const load = async (): Promise<PinTable> => {
  const bytes = await promisify(brotliDecompress)(await readFile(pinTableFile()));
  return createPinTable(bytes.toString('latin1'));
};

// Made by whoever asks first: a server that nobody asks for a place never holds it.
const shared = processWide('pinTable', () =>
  load().catch((error: unknown) => {
    shared.set(undefined);
    throw error;
  }),
);

/** Every PIN code of India. */
export const pinTable = (): Promise<PinTable> => shared.get();
