import { listFields, withValueAt } from '#e2e/kit/api/fields-of.ts';
import type { Attack, AttackSuite, Target } from '#e2e/kit/api/attacks/attack.ts';

const names = ['__proto__', 'constructor', 'prototype'];
const polluting = { role: 'admin', isAdmin: true };

const onBody = ({ contract, valid }: Target): Attack[] => {
  const objects = listFields(contract.body).filter(({ type }) => type === 'object');
  const places = objects.flatMap(({ path }) => [path, [...path, 'deep', '0', 'deeper']]);
  return places.flatMap((path) =>
    names.map((name) => ({
      name: `body ${[...path, name].join('.')}`,
      parts: { ...valid, body: withValueAt(valid.body, [...path, name], polluting) },
      statuses: [400],
    })),
  );
};

const onQuery = ({ valid }: Target): Attack[] =>
  names
    .flatMap((name) => [name, `${name}[role]`, `${name}.role`])
    .map((name) => ({
      name: `query ${name}`,
      // A literal `__proto__: 'x'` would set the prototype instead.
      parts: { ...valid, query: { ...valid.query, [name]: 'admin' } },
      statuses: [400],
    }));

/** Names that could reach an object's prototype, at any depth (V4). */
export const prototypes: AttackSuite = {
  name: 'prototype names',
  attacksOn: (target) => [...onBody(target), ...onQuery(target)],
};
