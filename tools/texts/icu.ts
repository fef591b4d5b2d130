/** The two plural forms of our languages. */
export interface PluralForms {
  one: string;
  other: string;
}

// In ICU an apostrophe before a brace begins a quotation.
const escape = (text: string): string => text.replaceAll(/'(?=[{}#])/g, "''");
const unescape = (text: string): string => text.replaceAll(/''(?=[{}#])/g, "'");

/** A plural as one ICU message, which translators' tools know how to show. */
export const toIcuPlural = ({ one, other }: PluralForms): string =>
  `{count, plural, one {${escape(one)}} other {${escape(other)}}}`;

const start = /^\s*\{\s*(\w+)\s*,\s*plural\s*,/;

export const isIcuPlural = (text: string): boolean => start.test(text);

/** The end of a form that starts at an opening brace; -1 if it is not closed. */
const closingBrace = (text: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
};

const readForms = (text: string): Map<string, string> | string => {
  const forms = new Map<string, string>();
  let rest = text;
  for (;;) {
    const [whole = '', name] = /^\s*([\w=]+)\s*(?=\{)/.exec(rest) ?? [];
    if (name === undefined) return rest.trim() === '}' ? forms : `“${rest.trim().slice(0, 20)}” is no form`;
    const end = closingBrace(rest, whole.length);
    if (end < 0) return `the form ${name} has no closing brace`;
    if (forms.has(name)) return `the form ${name} is there twice`;
    forms.set(name, unescape(rest.slice(whole.length + 1, end)));
    rest = rest.slice(end + 1);
  }
};

/** Reads a plural; a sentence says what is wrong with it. */
export const parseIcuPlural = (text: string): PluralForms | string => {
  const [head = '', variable] = start.exec(text) ?? [];
  if (variable === undefined) return 'it must be a plural: {count, plural, one {…} other {…}}';
  if (variable !== 'count') return `the plural must count {count}, not {${variable}}`;
  const forms = readForms(text.slice(head.length));
  if (typeof forms === 'string') return forms;
  const [one, other] = [forms.get('one'), forms.get('other')];
  if (one === undefined || other === undefined)
    return `the form ${one === undefined ? 'one' : 'other'} is missing`;
  const unknown = [...forms.keys()].find((name) => name !== 'one' && name !== 'other');
  return unknown === undefined ? { one, other } : `the form ${unknown} is unknown; there are one and other`;
};
