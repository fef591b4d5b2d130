import {
  searchWords,
  searchWordsRow,
  type SearchWords,
  type SearchWordsRow,
} from '#lib/features/catalogue/contracts/search-words.ts';
import { readWordsTable, type WordsLine } from '#lib/features/catalogue/rules/words-table.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { locales } from '#lib/platform/contract/locale.ts';
import type { TablePayload, UploadedFile } from '#lib/platform/contract/payloads.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { nameKey } from '#lib/features/catalogue/rules/name-key.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { listServiceNames, setServiceWords } from '#models/catalogue/service.ts';

type Kind = SearchWordsRow['kind'];

interface Entry {
  readonly kind: Kind;
  readonly record: {
    readonly _id: Parameters<typeof setServiceWords>[0];
    readonly searchWords?: SearchWords;
  };
  readonly name: string;
}

const readEntries = async (): Promise<Entry[]> => {
  const [skills, jobs] = await Promise.all([skillList.listWithWords(), listServiceNames()]);
  return [
    ...skills.map((record): Entry => ({ kind: 'skill', record, name: record.name })),
    ...jobs.map((record): Entry => ({ kind: 'service', record, name: record.title })),
  ];
};

const toRows = ({ kind, record, name }: Entry): SearchWordsRow[] =>
  locales.flatMap((language) => {
    const words = record.searchWords?.[language] ?? [];
    return words.length > 0 ? [{ kind, _id: String(record._id), name, language, words }] : [];
  });

const PAGE_SIZE = 200;

async function* asPages(rows: readonly SearchWordsRow[]): AsyncGenerator<SearchWordsRow[]> {
  for (let at = 0; at < rows.length; at += PAGE_SIZE) yield rows.slice(at, at + PAGE_SIZE);
}

/** Returns the words of all trades and services, without empty rows. */
export const readSearchWords = async (): Promise<SearchWordsRow[]> => (await readEntries()).flatMap(toRows);

/** Returns the words as rows or as a CSV file, for admins. */
export const listSearchWords = async ({
  query,
}: {
  query: { format?: 'csv' | undefined };
}): Promise<{ data: SearchWordsRow[] } | TablePayload> => {
  const data = await readSearchWords();
  if (query.format !== 'csv') return { data };
  return { pages: asPages(data), downloadName: 'search-words.csv' };
};

interface Change {
  readonly thing: Entry;
  readonly words: SearchWords;
}

const refuse = (field: string): AppError =>
  new AppError('validation_failed', { errors: [{ field, code: 'invalid_value' }] });

const lineShape = searchWordsRow.pick({ kind: true, language: true });

const toChange = ({ line, words, ...row }: WordsLine, things: ReadonlyMap<string, Entry>): Change => {
  const known = lineShape.safeParse({ kind: row.kind, language: row.language });
  const thing = known.success ? things.get(`${known.data.kind} ${nameKey(row.name)}`) : undefined;
  if (!known.success || !thing) throw refuse(`file.${line}`);
  const checked = searchWords.safeParse({ [known.data.language]: [...new Set(words)] });
  if (!checked.success) throw refuse(`file.${line}.words`);
  return { thing, words: checked.data };
};

const toChanges = (lines: readonly WordsLine[], things: readonly Entry[]): Change[] => {
  const byName = new Map(things.map((thing) => [`${thing.kind} ${nameKey(thing.name)}`, thing]));
  const changes = new Map<Entry, SearchWords>();
  for (const line of lines) {
    const { thing, words } = toChange(line, byName);
    changes.set(thing, { ...(changes.get(thing) ?? thing.record.searchWords), ...words });
  }
  return [...changes].map(([thing, words]) => ({ thing, words }));
};

const store = async ({ thing: { kind, record }, words }: Change, actor: Actor, tx: Tx): Promise<void> => {
  if (kind === 'skill') await skillList.setWords(record._id, words, tx);
  else await setServiceWords(record._id, words, tx);
  const act = kind === 'skill' ? 'skill.words' : 'job.words';
  await writeAudit({ actor, act, subjectId: String(record._id), details: { searchWords: words } }, tx);
};

const decode = ({ bytes }: UploadedFile): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('file');
  }
};

/** Imports words from a table, all or none. A row without words clears that language. */
export const importSearchWords = async ({
  actor,
  file,
}: {
  actor: Actor;
  file: UploadedFile;
}): Promise<{ data: { skills: number; services: number } }> => {
  const lines = readWordsTable(decode(file));
  if (!lines) throw refuse('file');
  const changes = toChanges(lines, await readEntries());
  await inTransaction(async (tx) => {
    for (const change of changes) await store(change, actor, tx);
  });
  const count = (kind: Kind): number => changes.filter(({ thing }) => thing.kind === kind).length;
  return { data: { skills: count('skill'), services: count('service') } };
};
