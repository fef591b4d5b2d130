import { PIN_COLUMNS, toPinRow } from '#lib/features/places/rules/pin-table.ts';
import { kilometresBetween, type PinRow } from '#lib/features/places/rules/geo.ts';
import { indianStates } from '#lib/features/places/rules/states.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';

// The directory's spelling where it is not the list's.
const cleanState = (name: string): string => name.replace(/^The (?=Dadra)/, '');

// 'Laxmi Nagar SO East Delhi' is the sub-office at Laxmi Nagar; 'NANPURA' is a name, 'BHU' letters.
const cleanArea = (office: string): string =>
  office
    .replace(/(?<=.) (?:[SBH]\.?O\.?|HPO)(?: .*)?$/, '')
    .replace(/\b[A-Z]{5,}\b/g, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());

const isInIndia = ({ lat, lng }: { lat: number; lng: number }): boolean =>
  lat > 6 && lat < 38 && lng > 68 && lng < 98;

const findFault = ({ pinCode, area, state, point }: PinRow): string | null => {
  if (!/^[1-9]\d{5}$/.test(pinCode)) return `'${pinCode}' is no PIN code`;
  if (area === '') return `${pinCode} has no area`;
  if (state !== '' && !indianStates.some(({ name }) => name === state))
    return `${pinCode} lies in '${state}', which is no state`;
  return point && !isInIndia(point) ? `${pinCode} lies outside India` : null;
};

const distance = (from: PinRow, to: PinRow): number =>
  from.point && to.point
    ? kilometresBetween(from.point, to.point)
    : // Without a centre, PINs that follow each other are neighbours as a rule; these come after all others.
      1e6 + Math.abs(Number(from.pinCode) - Number(to.pinCode));

// The first three digits name a sorting district, so areas that share them are close.
const nearestNamed = (row: PinRow, rows: readonly PinRow[]): PinRow | undefined =>
  rows
    .filter(({ pinCode, district }) => district !== '' && pinCode.slice(0, 3) === row.pinCode.slice(0, 3))
    .toSorted((one, other) => distance(row, one) - distance(row, other))[0];

const completed = (row: PinRow, rows: readonly PinRow[]): PinRow => {
  if (row.district !== '' && row.state !== '') return row;
  const neighbour = nearestNamed(row, rows);
  if (!neighbour) throw new SetUpError(`${row.pinCode} has no district, and no PIN near it has one.`);
  return { ...row, district: neighbour.district, state: neighbour.state };
};

const parseLines = (csv: string): PinRow[] => {
  const [head, ...lines] = csv.split(/\r?\n/);
  if (head !== PIN_COLUMNS) throw new SetUpError(`The first line must be ${PIN_COLUMNS}.`);
  return lines.filter(Boolean).map((line) => {
    if (line.includes('"') || line.split(',').length !== 6)
      throw new SetUpError(`Not six plain columns: ${line}`);
    const row = toPinRow(line);
    return { ...row, area: cleanArea(row.area), state: cleanState(row.state) };
  });
};

const requireNoneTwice = (rows: readonly PinRow[]): void => {
  const twice = rows.find(({ pinCode }, at) => rows[at - 1]?.pinCode === pinCode);
  if (twice) throw new SetUpError(`${twice.pinCode} stands there twice.`);
};

/** Checks an edition of the directory and fills in districts that it leaves out. */
export const cleanRows = (csv: string): PinRow[] => {
  const rows = parseLines(csv).toSorted((one, other) => Number(one.pinCode) - Number(other.pinCode));
  requireNoneTwice(rows);
  const faults = rows.flatMap((row) => findFault(row) ?? []);
  if (faults.length > 0) throw new SetUpError(faults.slice(0, 10).join('\n'));
  return rows.map((row) => completed(row, rows));
};
