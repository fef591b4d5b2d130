import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { requireHonestPerson } from './require-honest-person.ts';

const findFault = (fields: { name?: string; email?: string }): string | null => {
  try {
    requireHonestPerson(fields);
    return null;
  } catch (error) {
    return error instanceof AppError ? (error.details.errors?.[0]?.code ?? error.code) : String(error);
  }
};

test('a name that imitates the product’s is refused in any mix of alphabets', () => {
  const names = [
    'Ηunar Support',
    'Ꮋunar Support',
    'Нunar',
    'Hսnar Support',
    'Huոar',
    '𝐇𝐮𝐧𝐚𝐫 𝐒𝐮𝐩𝐩𝐨𝐫𝐭',
    'Ѕupport',
    'Ѕυрроrt Tеаm',
    'Hunar-Payments',
    'Нunar Раyments',
    'Admіn',
    'Аdmin',
    'Hunar',
  ];
  for (const name of names) assert.equal(findFault({ name }), 'name_reserved', name);
});

test('ordinary personal names are accepted', () => {
  const names = [
    'Hunar Singh',
    'Asha Gupta',
    'आशा गुप्ता',
    'ಕಾರ್ಮಿಕ ರಾವ್',
    'சு. வெங்கடேசன்',
    'Иван Петров',
    'Ελένη',
    'José Lima',
  ];
  for (const name of [...names, 'Payal', 'Kumar', 'Teja', 'हुनर सिंह', 'Wu'])
    assert.equal(findFault({ name }), null, name);
});

test('an email with look-alike letters is refused; one in another script is accepted', () => {
  for (const email of ['аsha@example.test', 'asha@ехаmрlе.test', 'ꭺsha@example.test'])
    assert.equal(findFault({ email }), 'email_invalid', email);
  for (const email of ['asha@example.test', 'आशा@उदाहरण.भारत', 'жанна@почта.рф', 'josé@example.test'])
    assert.equal(findFault({ email }), null, email);
});
