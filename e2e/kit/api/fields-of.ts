import { z } from 'zod';

const node = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  $defs: z.record(z.string(), z.unknown()).optional(),
});
type Node = z.infer<typeof node>;

/** One position in a body, query or parameters; several when alternatives differ. */
export interface Field {
  /** Names from the outside in; `0` is a list's first entry. */
  readonly path: readonly string[];
  readonly type: string;
  /** Text limited by nothing but its length. */
  readonly isFreeText: boolean;
  readonly maxLength?: number;
  /** For objects: the known names, and whether others are refused. */
  readonly names: readonly string[];
  readonly isStrict: boolean;
}

const listChildren = (at: readonly string[], { properties = {}, items }: Node): [string[], unknown][] => [
  ...Object.entries(properties).map(([name, child]): [string[], unknown] => [[...at, name], child]),
  ...(items === undefined ? [] : [[[...at, '0'], items] satisfies [string[], unknown]]),
];

const toField = (path: readonly string[], found: Node, type: string): Field => ({
  path,
  type,
  isFreeText: type === 'string' && found.maxLength !== undefined && !found.enum && !found.format,
  maxLength: found.maxLength,
  names: Object.keys(found.properties ?? {}),
  isStrict: found.additionalProperties === false,
});

/** Every position a schema describes, including the root (empty path), as a caller may send it. */
export const listFields = (schema: z.ZodType | undefined): Field[] => {
  if (!schema) return [];
  const root = node.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const seen = new Set<string>();
  const walk = (path: readonly string[], value: unknown): Field[] => {
    const found = node.parse(typeof value === 'object' ? value : {});
    const name = found.$ref?.replace('#/$defs/', '');
    if (name !== undefined) {
      // A recursive schema is walked once per path.
      if (seen.has(`${path.join('.')} ${name}`) || path.length > 8) return [];
      seen.add(`${path.join('.')} ${name}`);
      return walk(path, root.$defs?.[name]);
    }
    const choices = [...(found.anyOf ?? []), ...(found.oneOf ?? []), ...(found.allOf ?? [])];
    if (choices.length > 0) return choices.flatMap((choice) => walk(path, choice));
    const types = [found.type ?? (found.enum ? 'string' : 'unknown')].flat();
    return [
      ...types.map((type) => toField(path, found, type)),
      ...listChildren(path, found).flatMap(([at, child]) => walk(at, child)),
    ];
  };
  return walk([], root);
};

/** A copy of `whole` with `value` at `path`; creates missing objects and lists. */
export const withValueAt = (whole: unknown, path: readonly string[], value: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === '0') return [withValueAt(Array.isArray(whole) ? whole[0] : undefined, rest, value)];
  const before = z.record(z.string(), z.unknown()).catch({}).parse(whole);
  return { ...before, [name]: withValueAt(before[name], rest, value) };
};

/** The value at `path`; undefined if missing. */
export const valueAt = (whole: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    whole,
  );
