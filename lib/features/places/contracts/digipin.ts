// India Post's grid: a square over India, cut ten times into four by four. The rows of symbols go from north to south.
const SOUTH = 2.5;
const WEST = 63.5;
const SIDE_DEGREES = 36;
const LEVELS = 10;
const rows = ['FC98', 'J327', 'K456', 'LMPT'] as const;
const CELLS = 4 ** LEVELS;

export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

/** Ten symbols, as people read them out: '39J-49L-L8T4'. */
export const DIGIPIN_PATTERN = /^[2-9CFJKLMPT]{3}-[2-9CFJKLMPT]{3}-[2-9CFJKLMPT]{4}$/;

/** Returns typed symbols in the usual form; any other text stays as it is. */
export const formatDigipin = (text: string): string => {
  const symbols = text.toUpperCase().replace(/[\s-]/g, '');
  return symbols.length === LEVELS
    ? `${symbols.slice(0, 3)}-${symbols.slice(3, 6)}-${symbols.slice(6)}`
    : text;
};

// The place of a cell, from 0, counted in cells of the last level.
const toCell = (degrees: number): number => Math.min(CELLS - 1, Math.floor((degrees / SIDE_DEGREES) * CELLS));

const isCovered = ({ lat, lng }: GeoPoint): boolean =>
  lat >= SOUTH && lat <= SOUTH + SIDE_DEGREES && lng >= WEST && lng <= WEST + SIDE_DEGREES;

/** Returns the DIGIPIN of a point; null outside the grid, which covers India and its seas. */
export const toDigipin = (point: GeoPoint): string | null => {
  if (!isCovered(point)) return null;
  const fromSouth = toCell(point.lat - SOUTH);
  const fromWest = toCell(point.lng - WEST);
  const symbols = Array.from({ length: LEVELS }, (_, level) => {
    const size = 4 ** (LEVELS - 1 - level);
    const [row, column] = [3 - (Math.floor(fromSouth / size) % 4), Math.floor(fromWest / size) % 4];
    return rows[row]?.[column] ?? '';
  });
  return formatDigipin(symbols.join(''));
};

/** Returns the centre of a DIGIPIN's cell, which is about four metres wide; null if the text is no DIGIPIN. */
export const toPoint = (digipin: string): GeoPoint | null => {
  if (!DIGIPIN_PATTERN.test(digipin)) return null;
  let [fromSouth, fromWest] = [0, 0];
  for (const symbol of digipin.replaceAll('-', '')) {
    const row = rows.findIndex((symbols) => symbols.includes(symbol));
    fromSouth = fromSouth * 4 + (3 - row);
    fromWest = fromWest * 4 + (rows[row]?.indexOf(symbol) ?? 0);
  }
  const toDegrees = (cells: number): number => ((cells + 0.5) / CELLS) * SIDE_DEGREES;
  return { lat: SOUTH + toDegrees(fromSouth), lng: WEST + toDegrees(fromWest) };
};

/** Returns the centre of a DIGIPIN's cell as map apps read it: '28.622788,77.213033'; null if the text is no DIGIPIN. */
export const toMapSpot = (digipin: string): string | null => {
  const point = toPoint(digipin);
  return point && `${point.lat.toFixed(6)},${point.lng.toFixed(6)}`;
};
