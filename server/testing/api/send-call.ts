import type { Call } from '#lib/platform/contract/call.ts';
import { exchange, type Answer } from './exchange.ts';

/** What a call is sent with; `file` makes the body multipart. */
export interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | string[]>;
  body?: unknown;
  file?: { field: string; bytes: Uint8Array<ArrayBuffer>; name: string; type: string };
  /** A body sent as it is, in place of `body`. */
  raw?: string | Uint8Array;
  headers?: Record<string, string | string[]>;
}

/** The path of a call with its parameters filled in, encoded as a browser would. */
const pathOf = ({ path }: Pick<Call, 'path'>, { params = {}, query = {} }: Parts): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  );
  return `/api/v1${filled}${search.size > 0 ? `?${search}` : ''}`;
};

interface Encoded {
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

const encodeFile = async ({ field, bytes, name, type }: NonNullable<Parts['file']>): Promise<Encoded> => {
  const form = new FormData();
  form.set(field, new Blob([bytes], { type }), name);
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  return { headers: { 'content-type': contentType }, body: new Uint8Array(await encoded.arrayBuffer()) };
};

const encode = async ({ body, file, raw }: Parts): Promise<Encoded> => {
  if (file) return encodeFile(file);
  const bytes = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  if (bytes === undefined) return { headers: {} };
  return { headers: { 'content-type': 'application/json' }, body: bytes };
};

export interface SentCall {
  origin: string;
  call: Pick<Call, 'method' | 'path'>;
  parts?: Parts;
  token?: string;
}

/** Sends a call as its contract names it. */
export const sendCall = async ({ origin, call, parts = {}, token }: SentCall): Promise<Answer> => {
  const { headers, body } = await encode(parts);
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return exchange({
    url: origin + pathOf(call, parts),
    method: call.method,
    headers: {
      ...authorization,
      ...headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      ...parts.headers,
    },
    body,
  });
};
