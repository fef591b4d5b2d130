// Characters that a spreadsheet may skip or hide before it looks for a formula: spaces, controls, joiners, fillers,
// marks.
const UNSEEN = String.raw`[\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*`;

// Signs that begin a formula, and those that look like one of them or become one when a program folds them.
const SIGN = String.raw`[=+\-@\p{Pd}\u207a\u207b\u207c\u208a\u208b\u208c\u02d6\u02d7\u2052\u2212\u2795\u2796\ufb29\ufe62\ufe66\ufe6b\uff0b\uff1d\uff20]`;

const formula = new RegExp(`^${UNSEEN}${SIGN}`, 'u');
const guarded = new RegExp(`^'(?=${UNSEEN}${SIGN})`, 'u');

/** A cell of a CSV, quoted; a text that a spreadsheet might run as a formula gets an apostrophe in front. */
export const writeCell = (value: string | number): string => {
  const text = String(value);
  const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** The text of a cell as it was before `writeCell` guarded it. */
export const readCell = (text: string): string => text.trim().replace(guarded, '');
