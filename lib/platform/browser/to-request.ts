import type { Call } from '#lib/platform/contract/call.ts';

const API_PATH = '/api/v1';

interface Sending {
  readonly call: Call;
  readonly origin: string;
  readonly token: string | null;
  readonly params?: Record<string, string>;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: Record<string, Blob>;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`${path} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });

const toSearch = (query: unknown): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one));
  return search.size === 0 ? '' : `?${search}`;
};

const toForm = (file: Record<string, Blob>): FormData => {
  const form = new FormData();
  for (const [field, blob] of Object.entries(file)) form.append(field, blob);
  return form;
};

const headersOf = ({ token, body, idempotencyKey }: Sending): Record<string, string> => ({
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
});

/** The HTTP request of a call. */
export const toRequest = (sending: Sending): Request => {
  const { call, origin, params, query, body, file, signal } = sending;
  return new Request(`${origin}${API_PATH}${fillPath(call.path, params)}${toSearch(query)}`, {
    method: call.method,
    headers: headersOf(sending),
    body: file ? toForm(file) : JSON.stringify(body),
    signal,
  });
};
