export type Params = Readonly<Record<string, string | number>>;

/** Puts values into a text's `{placeholders}`; one without a value stays visible as it is. */
export const fill = (template: string, params: Params = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
