import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { searchWords, type SearchWords } from '#lib/features/catalogue/contracts/search-words.ts';
import { locales } from '#lib/platform/contract/locale.ts';

const folder = join(import.meta.dirname, 'search-words');

const tradeWords = z.strictObject({
  trade: z.string(),
  words: searchWords,
  services: z.record(z.string(), searchWords),
});

const readTrade = async (file: string): Promise<z.infer<typeof tradeWords>> =>
  tradeWords.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));

const listFiles = async (): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted() : [];

/** The initial search words of a trade or service. */
export interface SeedWords {
  readonly kind: 'skill' | 'service';
  readonly name: string;
  readonly searchWords: SearchWords;
}

/** Reads the search words of all seeded trades and services. */
export const readSeedWords = async (): Promise<SeedWords[]> => {
  const files = await Promise.all((await listFiles()).map(readTrade));
  return files.flatMap(({ trade, words, services }): SeedWords[] => [
    { kind: 'skill', name: trade, searchWords: words },
    ...Object.entries(services).map(([name, own]): SeedWords => ({
      kind: 'service',
      name,
      searchWords: own,
    })),
  ]);
};

/** The same, one row per language. */
export const seedWords = async () =>
  (await readSeedWords()).flatMap(({ kind, name, searchWords: words }) =>
    locales.map((language) => ({ kind, name, language, words: words[language] ?? [] })),
  );
