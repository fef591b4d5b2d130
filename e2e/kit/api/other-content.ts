import type { Parts } from './send-call.ts';

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

const otherId = (id: string): string => `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;

/** Values that differ from this one in one place. */
const otherValues = (value: unknown): unknown[] => {
  if (isId(value)) return [otherId(value)];
  if (typeof value === 'string') return [`${value}x`, value.slice(0, -1)];
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return [value.slice(0, -1), ...otherEntries(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...otherValues(inner).map((other) => ({ ...value, [name]: other })),
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)),
  ]);
};

const otherEntries = (list: readonly unknown[]): unknown[][] =>
  list.flatMap((entry, at) => otherValues(entry).map((other) => list.with(at, other)));

/** Requests that differ from this one in one place. Many are invalid. */
export const otherContents = ({ params = {}, ...parts }: Parts): Parts[] => [
  ...Object.entries(params).flatMap(([name, value]) =>
    isId(value) ? [{ ...parts, params: { ...params, [name]: otherId(value) } }] : [],
  ),
  ...(parts.file
    ? [{ ...parts, params, file: { ...parts.file, bytes: new Uint8Array([...parts.file.bytes, 0]) } }]
    : []),
  ...otherValues(parts.body).map((body) => ({ ...parts, params, body })),
];
