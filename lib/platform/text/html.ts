const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe HTML; only `html` creates it. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | Html | readonly Html[];

const toSource = (part: Part): string => {
  if (part instanceof Html) return part.source;
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  return part.map(({ source }) => source).join('');
};

/** Builds HTML and escapes inserted text; inserted `Html` stays as it is. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, at) => text + toSource(parts[at] ?? '')).join(''));
