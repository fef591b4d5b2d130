import type { Call, CallShape } from '#lib/platform/contract/call.ts';
import { doubtConnection } from './connection.ts';
import { NetworkError, toApiError, type ApiError } from './api-error.ts';
import { readReply } from './read-reply.ts';
import { endSession, readToken, settledSession } from './session.ts';

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
const toRequest = (sending: Sending): Request => {
  const { call, origin, params, query, body, file, signal } = sending;
  return new Request(`${origin}${API_PATH}${fillPath(call.path, params)}${toSearch(query)}`, {
    method: call.method,
    // The token says who asks; the cookies of the pages would double what a call sends.
    credentials: 'omit',
    headers: headersOf(sending),
    body: file ? toForm(file) : JSON.stringify(body),
    signal,
  });
};

// A part whose every field is optional may be left out; one that the call does not have may not be given.
type Part<Shape, Name extends string> = Name extends keyof Shape
  ? object extends Shape[Name]
    ? { [Key in Name]?: Shape[Name] }
    : { [Key in Name]: Shape[Name] }
  : { [Key in Name]?: never };

type FilePart<Shape> = Shape extends { upload: infer Field extends string }
  ? { file: Record<Field, Blob> }
  : { file?: never };

interface Common {
  readonly signal?: AbortSignal;
  /** The same key for every try of one change; only calls that promise it honour it. */
  readonly idempotencyKey?: string;
}

/** What a call has to be given, and may be. */
export type CallOptions<Shape extends CallShape> = Common &
  Part<Shape, 'params'> &
  Part<Shape, 'query'> &
  Part<Shape, 'body'> &
  FilePart<Shape>;

type Arguments<Shape extends CallShape> =
  object extends CallOptions<Shape> ? [options?: CallOptions<Shape>] : [options: CallOptions<Shape>];

interface ApiSettings {
  /** Where the API is; the page's own origin by default. */
  readonly origin?: string;
  readonly token?: () => string | null;
  /** Calls wait for it. */
  readonly ready?: () => Promise<void>;
  /** Told whenever the API no longer takes a token. */
  readonly onSessionEnd?: (token: string) => void;
}

const send = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    doubtConnection();
    throw new NetworkError(error);
  }
};

const isSessionOver = ({ code }: ApiError): boolean => code === 'unauthorized' || code === 'session_expired';

/** Makes a client of the API; it throws ApiError and NetworkError. */
export const createApi = ({ origin = '', token = readToken, ready, onSessionEnd }: ApiSettings = {}) => {
  return async <Shape extends CallShape>(
    call: Call<Shape>,
    ...[options]: Arguments<Shape>
  ): Promise<Shape['reply']> => {
    await ready?.();
    const sent = token();
    const response = await send(toRequest({ call, origin, token: sent, ...options }));
    if (response.ok) return readReply(response);
    const error = await toApiError(response);
    if (sent !== null && isSessionOver(error)) onSessionEnd?.(sent);
    throw error;
  };
};

/** Calls the API as whoever is signed in: `const { data } = await api(listSkillsCall)`. */
export const api = createApi({ ready: settledSession, onSessionEnd: endSession });
