/** The query as an object; a repeated parameter becomes a list, which a schema for one text then refuses. */
export const readQuery = (url: string): Record<string, string | string[]> => {
  const start = url.indexOf('?');
  const query: Record<string, string | string[]> = Object.create(null);
  if (start < 0) return query;
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
};
