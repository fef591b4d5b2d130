// The zero of each Indian script and of Arabic, Persian and full-width digits; the other nine follow it in Unicode.
const noughts = [...'०০੦૦୦௦౦೦൦٠۰０'].map((nought) => nought.codePointAt(0) ?? 0);

/** Replaces the digits of any script by 0–9, because phones type them in their own language. */
export const plainDigits = (value: string): string =>
  value.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const nought = noughts.find((first) => code >= first && code <= first + 9);
    return nought === undefined ? digit : String(code - nought);
  });

/** Returns the first digits of a typed or pasted code: '१२३ 456' and 'Your code is 123456' both have six. */
export const firstDigits = (text: string, count: number): string =>
  plainDigits(text).replace(/\D/g, '').slice(0, count);
