import type { ApiCall } from '#lib/platform/contract/call.ts';
import { splitCallName, type Contract } from '#lib/platform/contract/contract.ts';
import { exchange, type Answer } from './exchange.ts';

/** The parts of a request; `file` makes the body multipart. */
export interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | string[]>;
  body?: unknown;
  file?: { field: string; bytes: Uint8Array<ArrayBuffer>; name: string; type: string };
  /** Sent unchanged instead of `body`. */
  raw?: string | Uint8Array;
  headers?: Record<string, string | string[]>;
}

/** The call's path with its parameters, encoded as a browser would. */
const buildPath = (path: string, { params = {}, query = {} }: Parts): string => {
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
  call: ApiCall | Pick<Contract, 'name'>;
  parts?: Parts;
  token?: string;
}

/** Sends a call as its contract defines it. */
export const sendCall = async ({ origin, call, parts = {}, token }: SentCall): Promise<Answer> => {
  const { method, path } = splitCallName(typeof call === 'string' ? call : call.name);
  const { headers, body } = await encode(parts);
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return exchange({
    url: origin + buildPath(path, parts),
    method,
    headers: {
      ...authorization,
      ...headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      ...parts.headers,
    },
    body,
  });
};
