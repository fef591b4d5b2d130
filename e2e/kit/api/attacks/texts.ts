import type { Contract } from '#lib/platform/contract/contract.ts';
import { listFields, withValueAt, type Field } from '#e2e/kit/api/fields-of.ts';
import type { AttackSuite } from '#e2e/kit/api/attacks/attack.ts';

const unstorable: Record<string, string> = {
  'half of a surrogate pair': 'abc\ud83d',
  'the other half': '\ude00abc',
  'a swapped pair': 'ab\ude00\ud83dcd',
  NUL: 'ab\u0000cd',
  escape: 'ab\u001b[31mcd',
  backspace: 'ab\u0008cd',
};

const overlong = (maxLength: number): Record<string, string> => ({
  'one letter too many': 'x'.repeat(maxLength + 1),
  'one letter too many outside the first plane': '𑒀'.repeat(maxLength + 1),
});

/** The fields for free text. */
export const listFreeTexts = (contract: Contract): Field[] =>
  listFields(contract.body).filter(({ isFreeText }) => isFreeText);

/** Texts that cannot be stored or are too long, in every free-text field (V6). */
export const texts: AttackSuite = {
  name: 'texts',
  canTarget: (contract) => listFreeTexts(contract).length > 0,
  attacksOn: ({ contract, valid }) =>
    listFreeTexts(contract).flatMap(({ path, maxLength = 0 }) =>
      Object.entries({ ...unstorable, ...overlong(maxLength) }).map(([name, value]) => ({
        name: `body ${path.join('.')}: ${name}`,
        parts: { ...valid, body: withValueAt(valid.body, path, value) },
        statuses: [400],
      })),
    ),
};

/** Names in the scripts of the five languages, with joiners and multi-code-point letters, and one emoji. */
export const scripts: Record<string, string> = {
  Latin: 'Zoë O’Neil',
  Devanagari: 'क्ष‍ विद्युत्',
  Kannada: 'ಕಾರ್ಮಿಕ ರ‍್ಯ',
  Tamil: 'மின்பணியாளர்',
  Telugu: 'విద్యుత్ క్‌ష',
  emoji: 'A 👩🏽‍🔧 B',
};
