import {
  isObject,
  mapValues,
  nameRepeated,
  parseJson,
  pascal,
  refTo,
  type Json,
  type JsonObject,
  type Part,
} from './json.ts';

// A reference to anything shorter would hardly save a word.
const MIN_LENGTH = 70;

const isShareable = (value: JsonObject): boolean =>
  ('properties' in value ? value['type'] === 'object' : 'enum' in value) &&
  JSON.stringify(value).length >= MIN_LENGTH;

// Members that say nothing about what they hold.
const generic = new Set(['schema', 'data', 'own', 'other', 'off', 'office']);

const listNames = (member: string, owner: string): string[] => [
  ...(generic.has(member) ? [] : [pascal(member)]),
  pascal(`${owner}_${member === 'schema' ? 'body' : member}`),
];

// Keys between a member and the object that it holds.
const inner = new Set(['items', 'anyOf', 'allOf', 'oneOf', 'properties']);

/** Lists the objects below a part, each named by the member that holds it. */
const listObjects = (value: Json, member: string, owner: string): Part[] => {
  if (Array.isArray(value)) return value.flatMap((item: Json) => listObjects(item, member, owner));
  if (!isObject(value)) return [];
  const own = isShareable(value) ? [{ part: value, names: listNames(member, owner) }] : [];
  const below = Object.entries(value).flatMap(([name, each]) =>
    listObjects(each, inner.has(name) ? member : name, owner),
  );
  return [...own, ...below];
};

const replaceObjects = (value: Json, named: ReadonlyMap<string, string>): Json => {
  if (Array.isArray(value)) return value.map((item: Json) => replaceObjects(item, named));
  if (!isObject(value)) return value;
  const shared = refTo('schemas', named, value);
  return shared === value ? mapValues(value, (each) => replaceObjects(each, named)) : shared;
};

/** Names objects and long lists of values that several schemas or calls describe alike, such as a time slot. */
export const shareObjects = (paths: JsonObject, schemas: JsonObject) => {
  const taken = new Set(Object.keys(schemas));
  const parts = [...Object.entries(schemas), ...Object.entries(paths)].flatMap(([owner, value]) =>
    listObjects(value, owner, owner),
  );
  const fresh = parts.map(({ part, names }) => ({ part, names: names.filter((name) => !taken.has(name)) }));
  const named = nameRepeated(fresh);
  const replaceBelow = (schema: Json): Json =>
    isObject(schema) ? mapValues(schema, (each) => replaceObjects(each, named)) : schema;
  const added = [...named].map(([text, name]): [string, Json] => [name, replaceBelow(parseJson(text))]);
  return {
    paths: mapValues(paths, (item) => replaceObjects(item, named)),
    schemas: { ...mapValues(schemas, replaceBelow), ...Object.fromEntries(added) },
  };
};
