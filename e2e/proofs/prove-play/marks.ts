/** A person's secrets, and the traces that must not remain after leaving. */
type MarkKind = 'email' | 'phone' | 'street' | 'place' | 'message' | 'name';

/** A unique value and its owner. */
export interface Mark {
  readonly kind: MarkKind;
  readonly text: string;
  ownerId: string;
  /** For a place: its booking. */
  bookingId?: string;
  /** For a message: its other reader. */
  otherId?: string;
}

const pattern = /zq(?:em|st|pl|ms|nm)[\da-j]+z|90909\d{5}/g;
const lettersOf = (serial: number): string =>
  String(serial).replace(/\d/g, (digit) => 'abcdefghij'[+digit] ?? '');

const spell: Record<MarkKind, (serial: number) => string> = {
  email: (serial) => `zqem${serial}z`,
  street: (serial) => `zqst${serial}z`,
  place: (serial) => `zqpl${serial}z`,
  message: (serial) => `zqms${serial}z`,
  name: (serial) => `zqnm${lettersOf(serial)}z`,
  phone: (serial) => `90909${String(serial).padStart(5, '0')}`,
};

/** All marks of an episode. */
export class Marks {
  #serial = 0;
  readonly #known = new Map<string, Mark>();

  /** A value that occurs nowhere else. */
  make(mark: Omit<Mark, 'text'>): string {
    this.#serial += 1;
    const text = spell[mark.kind](this.#serial);
    this.#known.set(text, { ...mark, text });
    return text;
  }

  /** The marks found in a text, each once. */
  in(text: string): Mark[] {
    const found = new Set(text.toLowerCase().match(pattern));
    return [...found].flatMap((one) => this.#known.get(one) ?? []);
  }

  /** Assigns a place to its booking. */
  place(text: string, bookingId: string): void {
    for (const mark of this.in(text)) if (mark.kind === 'place') mark.bookingId = bookingId;
  }

  /** Replaces an owner's texts: a person who returns brings the old email and phone. */
  rename(texts: readonly string[], ownerId: string): void {
    for (const text of texts) for (const mark of this.in(text)) mark.ownerId = ownerId;
  }
}
