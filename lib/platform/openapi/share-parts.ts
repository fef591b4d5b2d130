import { z } from 'zod';
import type { OpenApiDocument } from './contract.ts';
import { namePattern } from '#lib/platform/contract/fields.ts';
import {
  byName,
  isObject,
  mapValues,
  nameRepeated,
  pascal,
  refTo,
  toComponents,
  type Json,
  type JsonObject,
  type Part,
} from './json.ts';
import { shareObjects } from './share-objects.ts';
import { groupRefusals, refusals, toRefusalReference } from './share-refusals.ts';

const formats: Readonly<Record<string, string>> = { 'date-time': 'Instant', date: 'Day' };

const idPattern = '^[0-9a-f]{24}$';

const namePatternIn = ({ pattern, format }: JsonObject): string | null => {
  if (typeof pattern !== 'string') return null;
  if (pattern === idPattern) return 'Id';
  return (typeof format === 'string' ? formats[format] : undefined) ?? namePattern(pattern);
};

const nullable = z.tuple([
  z.strictObject({ $ref: z.string().regex(/\/(Instant|Day|Id)$/) }),
  z.strictObject({ type: z.literal('null') }),
]);

/** Shares "an instant or null" and the like, which many members are. */
const shareNullable = (value: JsonObject, found: Map<string, JsonObject>): JsonObject => {
  const { anyOf, ...rest } = value;
  const { success, data } = nullable.safeParse(anyOf);
  if (!success) return value;
  const $ref = `${data[0].$ref}OrNull`;
  found.set($ref.slice($ref.lastIndexOf('/') + 1), { anyOf: data });
  return { $ref, ...rest };
};

/** Replaces long patterns by references, which may appear beside the limits of the place. */
const sharePatterns = (value: Json, found: Map<string, JsonObject>): Json => {
  if (Array.isArray(value)) return value.map((item: Json) => sharePatterns(item, found));
  if (!isObject(value)) return value;
  const name = namePatternIn(value);
  if (name === null)
    return shareNullable(
      mapValues(value, (inner) => sharePatterns(inner, found)),
      found,
    );
  const { type = 'string', format, pattern = '', minLength = 0, ...rest } = value;
  // `Text2` has at least two characters by its pattern.
  const isImplied = minLength === 0 || name === `Text${JSON.stringify(minLength)}`;
  found.set(name, { type, ...(format !== undefined && { format }), pattern });
  return { $ref: `#/components/schemas/${name}`, ...(!isImplied && { minLength }), ...rest };
};

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const toList = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
const toText = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Names a refusal by its codes, and a success by the schemas that its body refers to. */
const nameResponse = (response: Json): string[] => {
  const text = JSON.stringify(response);
  const description = isObject(response) ? toText(response['description']) : '';
  const codes = [...description.matchAll(/`(\w+)`/g)].map(([, code = '']) => pascal(code));
  const schemas = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, schema = '']) => schema);
  return codes.length > 0 ? [codes.at(-1) ?? '', codes.join('Or')] : [schemas.join('') || 'File'];
};

const nameParameter = (parameter: Json): string[] =>
  isObject(parameter)
    ? [
        pascal(toText(parameter['name']).replace('Idempotency-', '')),
        pascal(`${toText(parameter['in'])} ${toText(parameter['name'])}`),
      ]
    : [];

interface Described {
  readonly paths: object;
  readonly security: object;
  readonly components: { readonly schemas: object };
}

const plainObject = z.custom<JsonObject>();
const sharedDocument = z.custom<OpenApiDocument>();

const toPlain = (value: object): JsonObject => plainObject.parse(JSON.parse(JSON.stringify(value)));
const toObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

const mapOperations = (paths: Json, change: (operation: JsonObject) => Json): JsonObject =>
  mapValues(toObject(paths), (item) => mapValues(toObject(item), (operation) => change(toObject(operation))));

/** Groups the common refusals of every operation under its `default`. */
const shareRefusals = (paths: Json) => {
  const groups = new Map<string, string>();
  const nameGroup = (text: string, name: string): string => {
    const taken = new Set(groups.values());
    const named = groups.get(text) ?? [name, `${name}2`, `${name}3`].find((one) => !taken.has(one)) ?? text;
    groups.set(text, named);
    return named;
  };
  const grouped = mapOperations(paths, (operation) => {
    const { name, own, common } = groupRefusals(toObject(operation['responses']));
    const $ref = `#/components/responses/${nameGroup(JSON.stringify(common), name)}`;
    return toPlain({ ...operation, responses: { ...own, default: { $ref } } });
  });
  return { grouped, groups };
};

const shareParameters = (own: readonly Json[], named: ReadonlyMap<string, string>): JsonObject =>
  own.length === 0 ? {} : { parameters: own.map((part) => refTo('parameters', named, part)) };

const listParts = (paths: JsonObject, list: (operation: JsonObject) => readonly Part[]): Part[] => {
  const parts: Part[] = [];
  mapOperations(paths, (operation) => {
    parts.push(...list(operation));
    return null;
  });
  return parts;
};

/**
 * Moves what operations repeat into `components`: refusals, successes, parameters, bodies, and long patterns of texts.
 * `listOperations` puts it back in place.
 */
export const shareParts = (document: Described): OpenApiDocument => {
  const patterns = new Map<string, JsonObject>();
  const { paths: shared, schemas } = shareObjects(
    toObject(sharePatterns(toPlain(document.paths), patterns)),
    toObject(sharePatterns(toPlain(document.components.schemas), patterns)),
  );
  const { grouped, groups } = shareRefusals(shared);
  const isOwn = (part: Json): boolean => !('$ref' in toObject(part));
  const responses = nameRepeated(
    listParts(grouped, (operation) =>
      Object.values(toObject(operation['responses']))
        .filter(isOwn)
        .map((part) => ({ part, names: nameResponse(part) })),
    ),
  );
  const parameters = nameRepeated(
    listParts(grouped, ({ parameters: own }) =>
      toList(own).map((part) => ({ part, names: nameParameter(part) })),
    ),
  );
  const bodies = nameRepeated(
    listParts(grouped, ({ requestBody, operationId }) =>
      requestBody === undefined ? [] : [{ part: requestBody, names: [pascal(toText(operationId))] }],
    ),
  );
  const security = JSON.stringify(document.security);
  const paths = mapOperations(grouped, ({ security: own = [], parameters: taken, ...operation }) => ({
    ...operation,
    ...(JSON.stringify(own) !== security && { security: own }),
    ...shareParameters(toList(taken), parameters),
    ...(operation['requestBody'] !== undefined && {
      requestBody: refTo('requestBodies', bodies, operation['requestBody']),
    }),
    responses: mapValues(toObject(operation['responses']), (part) => {
      const found = refTo('responses', responses, part);
      const reference = found === part ? toRefusalReference(part) : null;
      return reference ? toPlain(reference) : found;
    }),
  }));
  return sharedDocument.parse(
    toPlain({
      ...document,
      paths,
      components: {
        ...document.components,
        schemas: { ...schemas, ...Object.fromEntries([...patterns].toSorted(byName)) },
        responses: { ...toPlain(refusals), ...toComponents(groups), ...toComponents(responses) },
        parameters: toComponents(parameters),
        requestBodies: toComponents(bodies),
      },
    }),
  );
};
