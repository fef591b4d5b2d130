import { listFields, withValueAt, type Field } from '#e2e/kit/api/fields-of.ts';
import type { Attack, AttackSuite, Target } from '#e2e/kit/api/attacks/attack.ts';

const objects = [{ $gt: '' }, { $ne: null }, { $regex: '.*' }, { $where: '1' }, { a: 1 }];
const lists = [[], ['x', 'y'], [{ $gt: '' }]];

const typesAt = (fields: Field[], path: readonly string[]): Set<string> =>
  new Set(fields.filter((field) => field.path.join('.') === path.join('.')).map(({ type }) => type));

const valuesFor = (types: Set<string>): unknown[] => [
  ...objects,
  ...(types.has('array') ? [] : lists),
  ...(types.has('null') ? [] : [null]),
  ...(types.has('boolean') ? [] : [true]),
  ...(types.has('number') || types.has('integer') ? [] : [7]),
];

const onBody = ({ contract, valid }: Target): Attack[] => {
  const fields = listFields(contract.body);
  return fields
    .filter(({ type }) => type === 'string')
    .flatMap(({ path }) =>
      valuesFor(typesAt(fields, path)).map((value) => ({
        name: `body ${path.join('.')} = ${JSON.stringify(value)}`,
        parts: { ...valid, body: withValueAt(valid.body, path, value) },
        statuses: [400],
      })),
    );
};

const buildQueries = (name: string, takesLists: boolean): Record<string, string | string[]>[] => [
  { [`${name}[$ne]`]: 'x' },
  { [`${name}[]`]: 'x' },
  { [`${name}.x`]: 'x' },
  { [`$${name}`]: 'x' },
  ...(takesLists ? [] : [{ [name]: ['1', '2'] }]),
];

const onQuery = ({ contract, valid }: Target): Attack[] => {
  const fields = listFields(contract.query);
  const names = new Set(fields.flatMap(({ path }) => path[0] ?? []));
  return [...names, 'unknown'].flatMap((name) =>
    buildQueries(name, typesAt(fields, [name]).has('array')).map((extra) => ({
      name: `query ${JSON.stringify(extra)}`,
      parts: { ...valid, query: { ...valid.query, ...extra } },
      statuses: [400],
    })),
  );
};

const onParams = ({ contract, valid }: Target): Attack[] =>
  listFields(contract.params)
    .flatMap(({ path }) => path[0] ?? [])
    .flatMap((name) =>
      ['{"$gt":""}', '[object Object]', '$ne', '..', '%00', '0'.repeat(25)].map((value) => ({
        name: `parameter ${name} = ${value}`,
        parts: { ...valid, params: { ...valid.params, [name]: value } },
        // Some form another address, such as '..'.
        statuses: [400, 404],
      })),
    );

/** Query operators, lists and other types where text is expected (V2). */
export const operators: AttackSuite = {
  name: 'operators',
  attacksOn: (target) => [...onBody(target), ...onQuery(target), ...onParams(target)],
};
