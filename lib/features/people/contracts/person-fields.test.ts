import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personName } from './person-fields.ts';

const faultOf = (name: string): string | undefined => personName.safeParse(name).error?.issues[0]?.message;

const refusedAs = (code: string, names: readonly string[]) => {
  for (const name of names) assert.equal(faultOf(name), code, name);
};

test('names that pose as the product or its support are refused, look-alike letters too', () => {
  refusedAs('name_reserved', [
    'Hunar',
    'HUNAR',
    'H u n a r',
    'Hunar Support',
    'Hunar Suppоrt',
    'Hunаr',
    'ＨＵＮＡＲ',
    'Hünar',
    'Support',
    'Supp0rt',
    '$upport Team',
    'S.U.P.P.O.R.T',
    'Customer Care',
    'customer-care',
    'Customer Service Helpline',
    'Admin',
    'Administrator',
    'Official Support',
    'The Hunar App',
    'हुनर',
    'हुनर सपोर्ट',
    'Sup\u200bport',
  ]);
});

test('names that hold an address are refused, however it is written', () => {
  refusedAs('name_web_address', [
    'hunar-help.com',
    'Ravi www.fraud.example',
    'https://x.y',
    'Asha bit.ly/abc',
    'Asha t.me/asha',
    'Ravi ｆｒａｕｄ．ｃｏｍ',
    'Ravi fraud。com',
    'Ravi fra\u200bud.c\u200bom',
    'asha@example.test',
    'हुनर.भारत',
    'FRAUD.COM',
  ]);
});

test('names of people stay names', () => {
  const names = [
    'K.R.Narayanan',
    'Dr. A.P.J. Abdul Kalam',
    'Ravi S/o Mohan',
    'Dr.Meena',
    'M. S. Swaminathan',
    'Hunar Singh',
    'Anne-Marie D’Souza',
    'आशा गुप्ता',
    'ಕಾರ್ಮಿಕ ರಾವ್',
    'சு. வெங்கடேசன்',
    'విద్యుత్ రావు',
    'Md. Inzamam',
    'Comfort Ltd.',
  ];
  for (const name of names) assert.equal(faultOf(name), undefined, name);
});
