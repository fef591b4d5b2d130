import { jobChange } from '#lib/features/catalogue/contracts/jobs.ts';
import type { KeptList, LinePlan, ListRow } from '#lib/features/catalogue/contracts/list-tables.ts';
import { namedEntryBody, namedEntryChange } from '#lib/features/catalogue/contracts/named-lists.ts';
import { toFieldFaults } from '#lib/platform/contract/field-faults.ts';
import { nameKey } from '#lib/features/catalogue/rules/name-key.ts';
import type { TableLine } from '#lib/platform/text/read-table.ts';

const languages = ['hi', 'kn', 'ta', 'te'] as const;
type Field = 'name' | (typeof languages)[number] | 'picture' | 'price';

/** The columns a table may have; only `name` is required. */
export const listColumns: readonly string[] = ['_id', 'name', ...languages, 'picture', 'price'];

const listFields = (list: KeptList): readonly Field[] => [
  'name',
  ...languages,
  list === 'services' ? 'price' : 'picture',
];

/** The preview of one line, and the request body of its change. */
export interface PlannedLine {
  readonly plan: LinePlan;
  /** The entry to change; null for a new one. */
  readonly entryId: string | null;
  readonly body: unknown;
}

const toText = (row: ListRow | null, field: Field): string => String(row?.[field] ?? '');

// An empty language cell changes nothing: tables never delete translations.
const findChanges = (list: KeptList, entry: ListRow | null, { cells }: TableLine): LinePlan['changes'] =>
  listFields(list).flatMap((field) => {
    const after = cells.get(field)?.trim();
    const before = toText(entry, field);
    const isNamed = after !== undefined && (after !== '' || field === 'picture' || field === 'name');
    return isNamed && after !== before ? [{ field, before, after }] : [];
  });

const toBody = (list: KeptList, changes: LinePlan['changes']): Record<string, unknown> => {
  const after = new Map(changes.map((change) => [change.field, change.after]));
  const words = languages.flatMap((language) => {
    const word = after.get(language);
    return word === undefined ? [] : [[language, word] as const];
  });
  const [name, names] = list === 'services' ? ['title', 'titles'] : ['name', 'names'];
  return {
    ...(after.has('name') && { [name]: after.get('name') }),
    ...(words.length > 0 && { [names]: Object.fromEntries(words) }),
    ...(after.has('picture') && { picture: after.get('picture') }),
    ...(after.has('price') && { price: Number(after.get('price')) }),
  };
};

const schemaFor = (list: KeptList, isNew: boolean) => {
  if (list === 'services') return jobChange;
  return isNew ? namedEntryBody : namedEntryChange;
};

type Fault = NonNullable<LinePlan['fault']>;

// Maps a field to its column: `titles.hi` is `hi`.
const toColumn = (field: string): string => {
  const last = field.split('.').at(-1) ?? '';
  return last === 'title' ? 'name' : last;
};

interface ListState {
  readonly list: KeptList;
  readonly byId: ReadonlyMap<string, ListRow>;
  readonly byName: ReadonlyMap<string, ListRow>;
  /** Entries and names used by earlier lines. */
  readonly taken: Set<string>;
}

const findEntry = ({ byId, byName }: ListState, { cells }: TableLine): ListRow | null | 'unknown' => {
  const id = cells.get('_id')?.trim() ?? '';
  if (id !== '') return byId.get(id) ?? 'unknown';
  return byName.get(nameKey(cells.get('name') ?? '')) ?? null;
};

const takeName = (known: ListState, entry: ListRow | null, name: string): Fault | null => {
  const holder = known.byName.get(nameKey(name));
  const isHeld = holder !== undefined && holder._id !== entry?._id;
  const marks = [nameKey(name), ...(entry ? [entry._id] : [])];
  if (isHeld || marks.some((mark) => known.taken.has(mark))) return { field: 'name', code: 'name_taken' };
  marks.forEach((mark) => known.taken.add(mark));
  return null;
};

const findMisplaced = (list: KeptList, { cells }: TableLine): Fault | null => {
  const field = list === 'services' ? 'picture' : 'price';
  return cells.get(field)?.trim() ? { field, code: 'unknown_field' } : null;
};

const planLine = (known: ListState, line: TableLine): PlannedLine => {
  const { list } = known;
  const name = line.cells.get('name')?.trim() ?? '';
  const refuse = (fault: Fault): PlannedLine => ({
    ...{ entryId: null, body: null },
    plan: { line: line.line, name, act: 'refuse', changes: [], fault },
  });
  const entry = findEntry(known, line);
  if (entry === 'unknown') return refuse({ field: '_id', code: 'invalid_id' });
  // A table does not have all the fields a new service needs.
  if (entry === null && list === 'services') return refuse({ field: 'name', code: 'add_in_editor' });
  const changes = findChanges(list, entry, line);
  const body = toBody(list, changes);
  const parsed = schemaFor(list, entry === null).safeParse(body, { reportInput: true });
  const [fault] = parsed.success ? [] : toFieldFaults(parsed.error);
  if (fault) return refuse({ field: toColumn(fault.field), code: fault.code });
  const other = findMisplaced(list, line) ?? takeName(known, entry, name);
  if (other) return refuse(other);
  const act = entry === null ? 'add' : changes.length > 0 ? 'change' : 'same';
  return {
    ...{ entryId: entry?._id ?? null, body: parsed.data },
    plan: { line: line.line, name, act, changes, fault: null },
  };
};

/** Plans the changes a table would make to a list, line by line. */
export const planList = (
  list: KeptList,
  rows: readonly ListRow[],
  lines: readonly TableLine[],
): PlannedLine[] => {
  const known: ListState = {
    list,
    byId: new Map(rows.map((row) => [row._id, row])),
    byName: new Map(rows.map((row) => [nameKey(row.name), row])),
    taken: new Set(),
  };
  return lines.map((line) => planLine(known, line));
};
