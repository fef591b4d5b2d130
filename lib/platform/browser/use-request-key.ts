import { useCallback, useRef } from 'react';

/** One key a content: what is tried again is not done twice, and what was changed is another request. */
export const useRequestKey = () => {
  const last = useRef<{ content: string; key: string }>(null);
  return useCallback((body: object): string => {
    const content = JSON.stringify(body);
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
};
