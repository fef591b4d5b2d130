import { createHash } from 'node:crypto';
import type { KeptList, LinePlan, ListRow } from '#lib/features/catalogue/contracts/list-tables.ts';
import { jobChange } from '#lib/features/catalogue/contracts/jobs.ts';
import { namedEntryBody, namedEntryChange } from '#lib/features/catalogue/contracts/named-lists.ts';
import { listColumns, planList, type PlannedLine } from '#lib/features/catalogue/rules/plan-list.ts';
import { changeJob } from '#lib/features/catalogue/services/steps/change-job.ts';
import { keptSkills, keptWorkTypes } from '#lib/features/catalogue/services/steps/kept-lists.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { isFieldCode, type FieldCode } from '#lib/platform/contract/error-codes.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import type { TablePayload, UploadedFile } from '#lib/platform/contract/payloads.ts';
import { readTable, type TableLine } from '#lib/platform/text/read-table.ts';
import { listJobRecords } from '#models/catalogue/service.ts';
import { inTransaction, type Tx } from '#models/connection.ts';

const toRow = (
  entry: { _id: string; name: string; picture?: string; price?: number },
  { hi = '', kn = '', ta = '', te = '' }: TranslatedNames,
): ListRow => ({
  ...{ _id: entry._id, name: entry.name, hi, kn, ta, te },
  ...{ picture: entry.picture ?? '', price: entry.price ?? null },
});

const readRows = async (list: KeptList): Promise<ListRow[]> => {
  if (list === 'services') {
    const jobs = await listJobRecords();
    return jobs.map(({ _id, title, titles, pricePaise }) =>
      toRow({ _id: String(_id), name: title, price: pricePaise / 100 }, titles),
    );
  }
  const { data } = await (list === 'skills' ? keptSkills : keptWorkTypes).list();
  return data.map((entry) => toRow(entry, entry.names));
};

async function* asPage(rows: ListRow[]): AsyncGenerator<ListRow[]> {
  yield rows;
}

interface Asked {
  params: { list: KeptList };
  query: { format?: 'csv' | undefined };
}

/** A list as rows or as a table. */
export const readListTable = async ({
  params: { list },
  query,
}: Asked): Promise<{ data: ListRow[] } | TablePayload> => {
  const data = await readRows(list);
  return query.format === 'csv' ? { pages: asPage(data), downloadName: `${list}.csv` } : { data };
};

const refuse = (field: string, code: FieldCode = 'invalid_value'): AppError =>
  new AppError('validation_failed', { errors: [{ field, code }] });

const decode = ({ bytes }: UploadedFile): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('file');
  }
};

// As many as a list is read with.
const MOST_LINES = 500;

const readLines = (file: UploadedFile): TableLine[] => {
  const { columns, lines } = readTable(decode(file));
  const stranger = columns.find((column) => !listColumns.includes(column));
  if (stranger !== undefined) throw refuse(`file.1.${stranger.slice(0, 40)}`, 'unknown_field');
  if (!columns.includes('name')) throw refuse('file.1.name', 'required');
  if (lines.length > MOST_LINES) throw refuse('file', 'list_too_long');
  return lines;
};

interface Sent {
  params: { list: KeptList };
  file: UploadedFile;
}

const markOf = (plans: readonly LinePlan[]): string =>
  createHash('sha256').update(JSON.stringify(plans)).digest('hex');

const planOf = async ({ params: { list }, file }: Sent): Promise<PlannedLine[]> =>
  planList(list, await readRows(list), readLines(file));

const plansIn = (planned: readonly PlannedLine[]): LinePlan[] => planned.map(({ plan }) => plan);

/** What a table would change, line by line. */
export const checkListTable = async (sent: Sent): Promise<{ data: LinePlan[]; seen: string }> => {
  const data = plansIn(await planOf(sent));
  return { data, seen: markOf(data) };
};

const faultsIn = (plans: readonly LinePlan[]) =>
  plans.flatMap(({ line, fault }) =>
    fault
      ? [
          {
            field: `file.${line}.${fault.field}`,
            code: isFieldCode(fault.code) ? fault.code : ('invalid_value' as const),
          },
        ]
      : [],
  );

interface Writing {
  actor: Actor;
  list: KeptList;
}

const write = async ({ actor, list }: Writing, { entryId, body }: PlannedLine, tx: Tx): Promise<void> => {
  if (list === 'services' && entryId !== null) {
    await changeJob({ actor, params: { id: entryId }, body: jobChange.parse(body) }, tx);
    return;
  }
  const { add, change } = (list === 'skills' ? keptSkills : keptWorkTypes).write;
  if (entryId === null) await add({ actor, body: namedEntryBody.parse(body) }, tx);
  else await change({ actor, params: { id: entryId }, body: namedEntryChange.parse(body) }, tx);
};

interface Import extends Sent {
  actor: Actor;
  query: { reason: string; seen?: string | undefined };
}

/** Changes a list by a table: all of it, or nothing where a line cannot be or the list is not the one that was seen. */
export const importListTable = async ({
  actor,
  params,
  query: { reason, seen },
  file,
}: Import): Promise<{ data: { added: number; changed: number } }> => {
  const { list } = params;
  const planned = await planOf({ params, file });
  const plans = plansIn(planned);
  const errors = faultsIn(plans);
  if (errors.length > 0) throw new AppError('validation_failed', { errors: errors.slice(0, 50) });
  if (seen !== undefined && seen !== markOf(plans)) throw new AppError('conflict');
  const count = (wanted: LinePlan['act']): number => plans.filter(({ act }) => act === wanted).length;
  const data = { added: count('add'), changed: count('change') };
  await inTransaction(async (tx) => {
    for (const line of planned) if (line.plan.act !== 'same') await write({ actor, list }, line, tx);
    await writeAudit({ actor, act: 'list.import', subjectId: list, details: { reason, ...data } }, tx);
  });
  return { data };
};

interface Ordering {
  actor: Actor;
  params: { list: Exclude<KeptList, 'services'> };
  body: { ids: string[] };
}

/** Puts entries of a list first, in this order; refused where one of them is there no more, or named twice. */
export const orderList = async ({
  actor,
  params: { list },
  body: { ids },
}: Ordering): Promise<{ data: string[] }> => {
  const kept = list === 'skills' ? keptSkills : keptWorkTypes;
  const known = new Set((await kept.list()).data.map(({ _id }) => _id));
  if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id))) throw new AppError('conflict');
  await inTransaction(async (tx) => {
    await kept.write.order(ids, tx);
    await writeAudit({ actor, act: 'list.order', subjectId: list, details: { ids } }, tx);
  });
  return { data: ids };
};
