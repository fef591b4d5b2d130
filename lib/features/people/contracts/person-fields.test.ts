import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { email, personName } from './person-fields.ts';

const findFault = (name: string): string | undefined => personName.safeParse(name).error?.issues[0]?.message;

const refusedAs = (code: string, names: readonly string[]) => {
  for (const name of atLeastOne(names)) assert.equal(findFault(name), code, name);
};

test('rejects names that imitate the product or its support, look-alikes included', () => {
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
    'Hunar-Payments',
    'Hunar Payments',
    'Hunar_Support.Team',
    'Hunar Refunds India',
    'Hunar Verified',
  ]);
});

test('names and emails with invisible characters are refused; Indian-script joiners are kept', () => {
  refusedAs('invalid_text', [
    'Asha\u3164',
    'As\u2800ha',
    '\u3164\u3164',
    '..',
    'Asha\u200b',
    'Ra\u00advi',
    'Asha\u200d R',
    'Asha \u202eatpuG',
    '\u200fAsha',
    'Asha\u0007',
  ]);
  for (const name of ['ರ್\u200dಯಾಂ', 'क्\u200dषमा', 'రాజ్\u200cకుమార్'])
    assert.equal(findFault(name), undefined, name);
  const addresses = [
    'as\u200bha@example.test',
    'asha@exam\u00adple.test',
    '\u202easha@example.test',
    'a\u0007b@c.test',
  ];
  for (const address of [...addresses, 'as\u3164ha@example.test', 'asha\u2800@example.test'])
    assert.equal(email().safeParse(address).error?.issues[0]?.message, 'email_invalid', address);
  assert.equal(email().parse(' Asha@Example.test '), 'asha@example.test');
  assert.equal(email().parse('आशा@उदाहरण.भारत'), 'आशा@उदाहरण.भारत');
});

test('rejects a name that contains a web address in any spelling', () => {
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

test('ordinary personal names are accepted', () => {
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
  for (const name of names) assert.equal(findFault(name), undefined, name);
});
