import { useCallback, useRef } from 'react';
import { wasRefused } from './refused-keys.ts';

/** An idempotency key per content: retries reuse it, until it is refused; changed content gets a new one. */
export const useRequestKey = () => {
  const last = useRef<{ content: string; key: string }>(null);
  return useCallback((body: object): string => {
    const content = JSON.stringify(body);
    if (last.current?.content !== content || wasRefused(last.current.key))
      last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
};
