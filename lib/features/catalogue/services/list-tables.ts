import { createHash } from 'node:crypto';
import type { KeptList, LinePlan, ListRow } from '#lib/features/catalogue/contracts/list-tables.ts';
import { jobChange } from '#lib/features/catalogue/contracts/jobs.ts';
import { namedEntryBody, namedEntryChange } from '#lib/features/catalogue/contracts/named-lists.ts';
import { listColumns, planList, type PlannedLine } from '#lib/features/catalogue/rules/plan-list.ts';
import { changeService } from '#lib/features/catalogue/services/steps/change-job.ts';
import { keptSkills, keptWorkTypes } from '#lib/features/catalogue/services/steps/kept-lists.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { isFieldCode, type FieldCode } from '#lib/platform/contract/error-codes.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import type { TablePayload, UploadedFile } from '#lib/platform/contract/payloads.ts';
import { readTable, type TableLine } from '#lib/platform/text/read-table.ts';
import { listServiceRecords, setServiceOrder } from '#models/catalogue/service.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { toRupees } from '#lib/platform/contract/rupees.ts';

const toRow = (
  entry: { _id: string; name: string; picture?: string; price?: number },
  { hi = '', kn = '', ta = '', te = '' }: TranslatedNames,
): ListRow => ({
  ...{ _id: entry._id, name: entry.name, hi, kn, ta, te },
  ...{ picture: entry.picture ?? '', price: entry.price ?? null },
});

const readRows = async (list: KeptList): Promise<ListRow[]> => {
  if (list === 'services') {
    const jobs = await listServiceRecords();
    return jobs.map(({ _id, title, titles, pricePaise }) =>
      toRow({ _id: String(_id), name: title, price: toRupees(pricePaise) }, titles),
    );
  }
  const { data } = await (list === 'skills' ? keptSkills : keptWorkTypes).list();
  return data.map((entry) => toRow(entry, entry.names));
};

async function* asPage(rows: ListRow[]): AsyncGenerator<ListRow[]> {
  yield rows;
}

/** Returns a list as rows or as a CSV file. */
export const readListTable = async ({
  params: { list },
  query,
}: {
  params: { list: KeptList };
  query: { format?: 'csv' | undefined };
}): Promise<{ data: ListRow[] } | TablePayload> => {
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

// Same limit as for reading a list.
const MAX_LINES = 500;

const readLines = (file: UploadedFile): TableLine[] => {
  const { columns, lines } = readTable(decode(file));
  const stranger = columns.find((column) => !listColumns.includes(column));
  if (stranger !== undefined) throw refuse(`file.1.${stranger.slice(0, 40)}`, 'unknown_field');
  if (!columns.includes('name')) throw refuse('file.1.name', 'required');
  if (lines.length > MAX_LINES) throw refuse('file', 'list_too_long');
  return lines;
};

interface Sent {
  params: { list: KeptList };
  file: UploadedFile;
}

const hashPlans = (plans: readonly LinePlan[]): string =>
  createHash('sha256').update(JSON.stringify(plans)).digest('hex');

const buildPlan = async ({ params: { list }, file }: Sent): Promise<PlannedLine[]> =>
  planList(list, await readRows(list), readLines(file));

const plansIn = (planned: readonly PlannedLine[]): LinePlan[] => planned.map(({ plan }) => plan);

/** Previews what a table would change, line by line. */
export const checkListTable = async (sent: Sent): Promise<{ data: LinePlan[]; seen: string }> => {
  const data = plansIn(await buildPlan(sent));
  return { data, seen: hashPlans(data) };
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

const write = async (
  { actor, list }: { actor: Actor; list: KeptList },
  { entryId, body }: PlannedLine,
  tx: Tx,
): Promise<void> => {
  if (list === 'services' && entryId !== null) {
    await changeService({ actor, params: { id: entryId }, body: jobChange.parse(body) }, tx);
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

/** Imports a table: all lines, or none when a line is invalid or the list has changed since the preview. */
export const importListTable = async ({
  actor,
  params,
  query: { reason, seen },
  file,
}: Import): Promise<{ data: { added: number; changed: number } }> => {
  const { list } = params;
  const planned = await buildPlan({ params, file });
  const plans = plansIn(planned);
  const errors = faultsIn(plans);
  if (errors.length > 0) throw new AppError('validation_failed', { errors: errors.slice(0, 50) });
  if (seen !== undefined && seen !== hashPlans(plans)) throw new AppError('conflict');
  const count = (kind: LinePlan['act']): number => plans.filter(({ act }) => act === kind).length;
  const data = { added: count('add'), changed: count('change') };
  await inTransaction(async (tx) => {
    for (const line of planned) if (line.plan.act !== 'same') await write({ actor, list }, line, tx);
    await writeAudit({ actor, act: 'list.import', subjectId: list, details: { reason, ...data } }, tx);
  });
  return { data };
};

/** Puts entries first, in this order. Throws when one is missing or listed twice. */
export const orderList = async ({
  actor,
  params: { list },
  body: { ids },
}: {
  actor: Actor;
  params: { list: KeptList };
  body: { ids: string[] };
}): Promise<{ data: string[] }> => {
  const known = new Set((await readRows(list)).map(({ _id }) => _id));
  if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id))) throw new AppError('conflict');
  await inTransaction(async (tx) => {
    if (list === 'services') await setServiceOrder(ids, tx);
    else await (list === 'skills' ? keptSkills : keptWorkTypes).write.order(ids, tx);
    await writeAudit({ actor, act: 'list.order', subjectId: list, details: { ids } }, tx);
  });
  return { data: ids };
};
