import { gzipSync } from 'node:zlib';
import type { Attack, AttackSuite, Target } from '#e2e/kit/api/attacks/attack.ts';

const nested = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

const broken: Record<string, string | Uint8Array> = {
  empty: '',
  blank: '  \n',
  'half an object': '{"name":',
  'two objects': '{}{}',
  'trailing comma': '{"name":"x",}',
  'single quotes': "{'name':'x'}",
  comment: '{} // {}',
  NaN: '{"name":NaN}',
  'depth 60': nested(60),
  'depth 16000': nested(16_000),
  'a list 45000 deep': '['.repeat(45_000) + ']'.repeat(45_000),
  null: 'null',
  number: '1',
  text: '"x"',
  list: '[]',
  'list of objects': '[{}]',
  'not UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'UTF-16': Buffer.from('{"name":"x"}', 'utf16le'),
  'an overlong code': Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]),
};

const wrongTypes = [
  '',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
  'application/json, text/plain',
];

const tooLarge = `{"name":"${'x'.repeat(100_001)}"}`;

const brokenBodies = ({ valid }: Target): Attack[] =>
  Object.entries(broken).map(([name, raw]) => ({ name, parts: { ...valid, raw }, statuses: [400] }));

const wrongContentTypes = ({ valid }: Target): Attack[] =>
  wrongTypes.map((type) => ({
    name: `content type '${type}'`,
    parts: { ...valid, headers: { ...valid.headers, 'content-type': type } },
    statuses: [415],
  }));

const largeBodies = ({ valid }: Target): Attack[] => [
  { name: 'over 100 kB', parts: { ...valid, raw: tooLarge }, statuses: [413] },
  {
    name: 'gzip',
    parts: {
      ...valid,
      raw: gzipSync(JSON.stringify(valid.body)),
      headers: { ...valid.headers, 'content-encoding': 'gzip' },
    },
    statuses: [400],
  },
];

/** Bodies that are not one reasonable JSON object in UTF-8 (V5). */
export const bodies: AttackSuite = {
  name: 'bodies',
  canTarget: ({ body }) => body !== undefined,
  attacksOn: (target) => [...brokenBodies(target), ...wrongContentTypes(target), ...largeBodies(target)],
};
