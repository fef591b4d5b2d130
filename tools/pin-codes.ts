import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { createPinTable, PIN_COLUMNS } from '#lib/features/places/rules/pin-table.ts';
import type { PinRow } from '#lib/features/places/rules/geo.ts';
import { pinTableFile } from '#lib/features/places/services/steps/load-pin-table.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { cleanRows } from './pin-codes/clean-rows.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';

const usage = 'Name the edition to import: npm run pin-codes -- pin-codes.csv';

const toLine = ({ pinCode, area, district, state, point }: PinRow): string =>
  [pinCode, area, district, state, point?.lat.toFixed(4) ?? '', point?.lng.toFixed(4) ?? ''].join(',');

const readEdition = (file: string | undefined): string => {
  if (!file || !existsSync(file)) throw new SetUpError(usage);
  return readFileSync(file, 'utf8');
};

const countNew = (rows: readonly PinRow[]): number => {
  if (!existsSync(pinTableFile())) return rows.length;
  const before = createPinTable(brotliDecompressSync(readFileSync(pinTableFile())).toString());
  return rows.filter(({ pinCode }) => !before.find(pinCode)).length;
};

const main = async (): Promise<void> => {
  const rows = cleanRows(readEdition(process.argv[2]));
  const newPins = countNew(rows);
  const text = [PIN_COLUMNS, ...rows.map(toLine), ''].join('\n');
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  writeFileSync(pinTableFile(), bytes);
  const centres = rows.filter(({ point }) => point).length;
  say(`${rows.length} PIN codes, ${newPins} of them new, ${centres} with a centre: ${bytes.length} bytes.`);
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
