// The Unicode blocks of these Indian scripts share one layout, so one table of offsets serves all four.
const blockStarts = { devanagari: 0x0900, tamil: 0x0b80, telugu: 0x0c00, kannada: 0x0c80 } as const;
type Script = keyof typeof blockStarts;

const vowels = new Map<number, string>([
  ...([
    [0x05, 'a'],
    [0x06, 'aa'],
    [0x07, 'i'],
    [0x08, 'ii'],
    [0x09, 'u'],
    [0x0a, 'uu'],
    [0x0b, 'ri'],
  ] as const),
  ...([
    [0x0d, 'e'],
    [0x0e, 'e'],
    [0x0f, 'e'],
    [0x10, 'ai'],
    [0x11, 'o'],
    [0x12, 'o'],
    [0x13, 'o'],
  ] as const),
  [0x14, 'au'],
]);
const signs = new Map<number, string>([
  ...([
    [0x3e, 'aa'],
    [0x3f, 'i'],
    [0x40, 'ii'],
    [0x41, 'u'],
    [0x42, 'uu'],
    [0x43, 'ri'],
    [0x45, 'e'],
  ] as const),
  ...([
    [0x46, 'e'],
    [0x47, 'e'],
    [0x48, 'ai'],
    [0x49, 'o'],
    [0x4a, 'o'],
    [0x4b, 'o'],
    [0x4c, 'au'],
  ] as const),
]);
const FIRST_CONSONANT = 0x15;
const consonants =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r rr l l zh v sh sh s h'.split(' ');
const NUKTA = 0x3c;
const VIRAMA = 0x4d;
const ANUSVARA = 0x02;
const AYTHAM = 0x03;

/** One letter of a word: a consonant and the following vowel; either may be missing. */
interface Syllable {
  readonly consonant: string;
  readonly vowel: string;
  /** The vowel is implied, not written. */
  readonly isInherent: boolean;
}

const findScript = (code: number): Script | null => {
  if (code >= 0x0900 && code < 0x0980) return 'devanagari';
  if (code >= 0x0b80 && code < 0x0c00) return 'tamil';
  if (code >= 0x0c00 && code < 0x0c80) return 'telugu';
  return code >= 0x0c80 && code < 0x0d00 ? 'kannada' : null;
};

const syllable = (consonant: string, vowel: string, isInherent = false): Syllable => ({
  consonant,
  vowel,
  isInherent,
});

const toSyllables = (places: readonly number[]): Syllable[] => {
  const made: Syllable[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const next = places[at + 1] ?? 0;
    const consonant = consonants[place - FIRST_CONSONANT];
    const vowel = vowels.get(place);
    if (vowel !== undefined) made.push(syllable('', vowel));
    else if (place === ANUSVARA) made.push(syllable('n', ''));
    else if (place === AYTHAM && consonants[next - FIRST_CONSONANT] === 'p')
      places = aspirated(places, at + 1);
    else if (consonant !== undefined) {
      const sign = signs.get(next);
      if (sign === undefined && next !== VIRAMA) made.push(syllable(consonant, 'a', true));
      else {
        made.push(syllable(consonant, sign ?? ''));
        at += 1;
      }
    }
  }
  return made;
};

// Tamil writes the foreign f as a p after its three dots (aytham).
const aspirated = (places: readonly number[], at: number): number[] => places.with(at, FIRST_CONSONANT + 22);

// Hindi drops the implied vowel at the end of a word and between two spoken syllables.
const dropSchwa = (word: readonly Syllable[]): Syllable[] => {
  const left = [...word];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const own = left[at];
    const before = left[at - 1];
    const after = left[at + 1];
    if (!own?.isInherent || !before || before.vowel === '') continue;
    if (!after || (after.vowel !== '' && after.consonant !== '' && before.vowel !== '')) {
      const isEnd = !after;
      if (isEnd || !(at === 1 && before.isInherent && before.consonant === ''))
        left[at] = syllable(own.consonant, '');
    }
  }
  return left;
};

// The hard r doubles to -tr-, and after an n it gains a d.
const hardR = (own: Syllable, before: Syllable | undefined, after: Syllable | undefined): string => {
  if (own.vowel === '' && after?.consonant === 'rr') return 't';
  return before?.vowel === '' && before.consonant === 'n' ? 'dr' : 'r';
};

const voiced: Readonly<Record<string, string>> = { k: 'g', ch: 'j', t: 'd', p: 'b' };
const isNasal = (consonant: string): boolean => consonant === 'n' || consonant === 'm';

// Tamil has one letter for p and b: soft between vowels and after a nasal, hard at the start and when doubled.
const softened = (word: readonly Syllable[]): Syllable[] =>
  word.map((own, at) => {
    const before = word[at - 1];
    const soft = voiced[own.consonant];
    if (own.consonant === 'rr') return { ...own, consonant: hardR(own, before, word[at + 1]) };
    if (soft === undefined) return own;
    if (!before) return own.consonant === 'ch' ? { ...own, consonant: 's' } : own;
    if (before.vowel === '' && isNasal(before.consonant)) return { ...own, consonant: soft };
    if (before.vowel === '' || own.vowel === '') return own;
    return { ...own, consonant: own.consonant === 'ch' ? 's' : soft };
  });

// Kannada and Telugu write the English a of 'fan' as -yaa-.
const withoutGlide = (word: readonly Syllable[]): Syllable[] =>
  word.flatMap((own, at) => {
    const after = word[at + 1];
    const before = word[at - 1];
    if (own.consonant === 'y' && own.vowel === 'aa' && before?.vowel === '') return [];
    if (own.vowel === '' && after?.consonant === 'y' && after.vowel === 'aa')
      return [syllable(own.consonant, 'a')];
    return [own];
  });

const speak: Readonly<Record<Script, (word: readonly Syllable[]) => readonly Syllable[]>> = {
  devanagari: dropSchwa,
  tamil: softened,
  telugu: withoutGlide,
  kannada: withoutGlide,
};

const toDigit = (code: number): string | null => {
  const place = code & 0x7f;
  return findScript(code) !== null && place >= 0x66 && place <= 0x6f ? String(place - 0x66) : null;
};

/** Converts digits of the Indian scripts to 0–9. */
export const plainDigits = (text: string): string =>
  text.replace(/[\u0900-\u0d7f]/g, (letter) => toDigit(letter.charCodeAt(0)) ?? letter);

/**
 * Transliterates a word of Devanagari, Kannada, Tamil or Telugu as it is spoken; other words are returned unchanged.
 */
export const toLatin = (word: string): string => {
  const codes = [...plainDigits(word)].map((letter) => letter.codePointAt(0) ?? 0);
  const script = codes.map(findScript).find((found) => found !== null);
  if (!script) return word;
  const start = blockStarts[script];
  const places = codes.map((code) => code - start).filter((place) => place !== NUKTA);
  const spoken = speak[script](toSyllables(places));
  return spoken.map(({ consonant, vowel }) => consonant + vowel).join('');
};
