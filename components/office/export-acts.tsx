'use client';

import { useState } from 'react';
import { saveBlob } from '#components/page/save-file.ts';
import type { officePeople } from '#lib/features/office/texts/office-people.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { Acts, type Act, type ActsWords } from './acts.tsx';

interface TableQuery {
  format: 'csv';
  purpose: string;
  from?: string;
  to?: string;
}

export interface AuditFilter {
  readonly act?: string | undefined;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const tables = {
  users: (query: TableQuery) => api('GET /admin/users', { query }),
  bookings: (query: TableQuery) => api('GET /admin/bookings', { query }),
  ledger: (query: TableQuery) => api('GET /admin/ledger', { query }),
  audit: (query: TableQuery & AuditFilter) => api('GET /admin/audit', { query }),
} as const;
type TableName = keyof typeof tables;

const save = async (list: TableName, query: TableQuery & AuditFilter): Promise<void> => {
  const table = await tables[list](query);
  if (table instanceof Blob) saveBlob({ blob: table, name: `${list}.csv` });
};

interface ExportActsProps {
  lists: readonly TableName[];
  /** The periods to choose from; absent where the page's own filter decides. */
  spans?: readonly { readonly value: string; readonly label: string; readonly from: string | null }[];
  filter?: AuditFilter;
  words: ActsWords & { readonly exports: (typeof officePeople)['exports'] } & {
    readonly lists: (typeof officePeople)['audit']['lists'];
  };
}

/** Saves lists as CSV, each with a reason. */
export const ExportActs = ({ lists, spans, filter = {}, words }: ExportActsProps) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const { exports: texts } = words;
  const acts = lists.map((list): Act => ({
    key: list,
    words: {
      label: fill(texts.save, { list: words.lists[list] }),
      effect: spans ? texts.effect : texts.effectAudit,
      field: texts.field,
      done: texts.done,
    },
    ...(spans && { choices: [{ name: 'span', label: texts.span, options: spans }] }),
    send: (purpose, { span }) => {
      const from = spans?.find(({ value }) => value === span)?.from;
      return save(list, { ...filter, format: 'csv', purpose, ...(from && { from }) });
    },
  }));
  return (
    <Acts acts={acts} words={words} chosen={chosen} onChoose={setChosen} onDone={() => setChosen(null)} />
  );
};
