// The nought of each script of India, and of Arabic, Persian and full-width letters; the other nine follow it.
const noughts = [...'०০੦૦୦௦౦೦൦٠۰０'].map((nought) => nought.codePointAt(0) ?? 0);

/** A text with the digits of every script as 0 to 9, as phones type them in their own language. */
export const plainDigits = (value: string): string =>
  value.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const nought = noughts.find((first) => code >= first && code <= first + 9);
    return nought === undefined ? digit : String(code - nought);
  });
