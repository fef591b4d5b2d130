import { z } from 'zod';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const mapValues = (record: JsonObject, change: (value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

export const pascal = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]|_/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

export interface Part {
  part: Json;
  /** The best name first. */
  names: readonly string[];
}

/** Counts equal parts and names those that repeat; of several parts with one name, the most frequent gets it. */
export const nameRepeated = (parts: readonly Part[]): ReadonlyMap<string, string> => {
  const uses = new Map<string, { names: readonly string[]; count: number }>();
  for (const { names, part } of parts) {
    const text = JSON.stringify(part);
    uses.set(text, { names, count: (uses.get(text)?.count ?? 0) + 1 });
  }
  const repeated = [...uses]
    .filter(([, { count }]) => count > 1)
    .toSorted(([, a], [, b]) => b.count - a.count);
  const named = new Map<string, string>();
  const taken = new Set<string>();
  for (const [text, { names }] of repeated) {
    const name = names.find((one) => !taken.has(one));
    if (name === undefined) continue;
    named.set(text, name);
    taken.add(name);
  }
  return named;
};

export const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

const anyJson = z.custom<Json>();
export const parseJson = (text: string): Json => anyJson.parse(JSON.parse(text));

export const toComponents = (named: ReadonlyMap<string, string>): JsonObject =>
  Object.fromEntries(
    [...named].map(([text, name]): [string, Json] => [name, parseJson(text)]).toSorted(byName),
  );

export const refTo = (kind: string, named: ReadonlyMap<string, string>, part: Json): Json => {
  const name = named.get(JSON.stringify(part));
  return name === undefined ? part : { $ref: `#/components/${kind}/${name}` };
};
