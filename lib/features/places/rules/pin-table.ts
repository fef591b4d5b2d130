import { kilometresBetween, type GeoPoint, type NearPin, type PinRow } from './geo.ts';

/** All PIN codes of India, indexed for lookup. */
export interface PinTable {
  readonly size: number;
  find(pinCode: string): PinRow | null;
  /** Returns the PIN with the nearest centre; null when none is within `kilometres`. */
  nearest(point: GeoPoint, within: { kilometres: number }): PinRow | null;
  /** Returns the PINs with a centre within `kilometres` and their distances. */
  around(point: GeoPoint, within: { kilometres: number }): NearPin[];
  rows(): PinRow[];
  /** Returns the districts of each state. */
  districts(): ReadonlyMap<string, readonly string[]>;
}

export const PIN_COLUMNS = 'pin,area,district,state,lat,lng';

/** Parses one line of the table. */
export const toPinRow = (line: string): PinRow => {
  const [pinCode = '', area = '', district = '', state = '', lat, lng] = line.split(',');
  return {
    pinCode,
    area,
    district,
    state,
    point: lat && lng ? { lat: Number(lat), lng: Number(lng) } : null,
  };
};

// Parcel centres have PINs that do not appear in addresses.
const isDeliveryCentre = (area: string): boolean => /\bP?NDC\b|\bnod[ae]l delivery\b/i.test(area);

// Keeps the text: 20,000 objects would take ten times the memory and longer to build.
const indexLines = (csv: string) => {
  const lines = csv.split('\n').slice(1).filter(Boolean);
  const pins = Uint32Array.from(lines, (line) => Number(line.slice(0, 6)));
  const centres = new Float64Array(lines.length * 2).fill(NaN);
  lines.forEach((line, at) => {
    const { area, point } = toPinRow(line);
    if (point && !isDeliveryCentre(area)) centres.set([point.lat, point.lng], at * 2);
  });
  return { lines, pins, centres };
};

const findIndex = (pins: Uint32Array, pin: number): number => {
  let [low, high] = [0, pins.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pins[middle] ?? 0) < pin) low = middle + 1;
    else high = middle;
  }
  return pins[low] === pin ? low : -1;
};

// Scanning all centres takes a fraction of a millisecond, so an index would not pay off.
const nearestTo = (centres: Float64Array, { lat, lng }: GeoPoint): number => {
  const shrink = Math.cos((lat * Math.PI) / 180) ** 2;
  let nearest = -1;
  let min = Infinity;
  for (let at = 0; at < centres.length; at += 2) {
    const north = (centres[at] ?? NaN) - lat;
    const east = (centres[at + 1] ?? NaN) - lng;
    const distance = north * north + east * east * shrink;
    // False for a PIN without a centre: its distance is NaN.
    if (distance < min) {
      nearest = at / 2;
      min = distance;
    }
  }
  return nearest;
};

const around = (
  { pins, centres }: { readonly pins: Uint32Array; readonly centres: Float64Array },
  from: GeoPoint,
  kilometres: number,
): NearPin[] =>
  [...pins].flatMap((pin, at) => {
    const km = kilometresBetween(from, { lat: centres[at * 2] ?? NaN, lng: centres[at * 2 + 1] ?? NaN });
    // False for a PIN without a centre: its distance is NaN.
    return km <= kilometres ? [{ pinCode: String(pin), km }] : [];
  });

const districtsIn = (lines: readonly string[]): Map<string, string[]> => {
  const found = new Map<string, Set<string>>();
  for (const { state, district } of lines.map(toPinRow))
    found.set(state, (found.get(state) ?? new Set()).add(district));
  return new Map([...found].map(([state, districts]) => [state, [...districts].toSorted()]));
};

/** Parses the table: one line per PIN, sorted by PIN. */
export const createPinTable = (csv: string): PinTable => {
  const { lines, pins, centres } = indexLines(csv);
  const rowAt = (at: number): PinRow | null => {
    const line = lines[at];
    return line === undefined ? null : toPinRow(line);
  };
  let districts: Map<string, string[]> | null = null;
  return {
    size: lines.length,
    find: (pinCode) => (/^[1-9]\d{5}$/.test(pinCode) ? rowAt(findIndex(pins, Number(pinCode))) : null),
    nearest: (point, { kilometres }) => {
      const row = rowAt(nearestTo(centres, point));
      return row?.point && kilometresBetween(point, row.point) <= kilometres ? row : null;
    },
    around: (point, { kilometres }) => around({ pins, centres }, point, kilometres),
    rows: () => lines.map(toPinRow),
    districts: () => (districts ??= districtsIn(lines)),
  };
};
