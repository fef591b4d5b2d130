const refused = new Set<string>();

/** Notes that the server refused a request with this key, and would again. */
export const noteRefused = (key: string): void => {
  refused.add(key);
};

export const wasRefused = (key: string): boolean => refused.has(key);
