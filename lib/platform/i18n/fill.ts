export type Params = Readonly<Record<string, string | number>>;

/** Fills a text's `{placeholders}`; unknown ones stay visible. */
export const fill = (template: string, params: Params = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
