import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { filesBelow } from './files-below.ts';

const compressible = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
// Below this a packet carries the file either way.
const smallestBytes = 512;

const brotli = promisify(brotliCompress);

const compressFile = async (file: string): Promise<void> => {
  const source = await readFile(file);
  if (source.length < smallestBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  await writeFile(`${file}.br`, await brotli(source, { params }));
};

/** Puts a brotli copy next to every file below the folder that shrinks, for the server to send as it is. */
export const compressBelow = async (folder: string): Promise<void> => {
  await Promise.all(
    filesBelow(folder)
      .filter((file) => compressible.test(file))
      .map(compressFile),
  );
};
