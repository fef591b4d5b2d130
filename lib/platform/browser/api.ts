import type { ApiCall } from '#lib/platform/contract/call.ts';
import { splitCallName, type CallName } from '#lib/platform/contract/contract.ts';
import type { CallRegister } from '#lib/platform/contract/register.ts';
import { recheckConnection } from './connection.ts';
import { isFinalRefusal, NetworkError, toApiError, type ApiError } from './api-error.ts';
import { noteRefused } from './refused-keys.ts';
import { readReply } from './read-reply.ts';
import { endSession, readToken, settledSession } from './session.ts';

const API_PATH = '/api/v1';

interface ApiRequest {
  readonly call: CallName;
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

const buildHeaders = ({ token, body, idempotencyKey }: ApiRequest): Record<string, string> => ({
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
});

const toRequest = (sending: ApiRequest): Request => {
  const { call, origin, params, query, body, file, signal } = sending;
  const { method, path } = splitCallName(call);
  return new Request(`${origin}${API_PATH}${fillPath(path, params)}${toSearch(query)}`, {
    method,
    // The bearer token identifies the user; sending the page cookies too would double each request's size.
    credentials: 'omit',
    headers: buildHeaders(sending),
    body: file ? toForm(file) : JSON.stringify(body),
    signal,
  });
};

// Optional when all of its fields are optional; forbidden when the call does not have it.
type Part<Shape, Name extends string> = Name extends keyof Shape
  ? object extends Shape[Name]
    ? { [Key in Name]?: Shape[Name] }
    : { [Key in Name]: Shape[Name] }
  : { [Key in Name]?: never };

type FilePart<Shape> = Shape extends { upload: infer Field extends string }
  ? { file: Record<Field, Blob> }
  : { file?: never };

// The same for every attempt at one change.
type KeyPart<Shape> = Shape extends { takesKey: true }
  ? { readonly idempotencyKey?: string }
  : { readonly idempotencyKey?: never };

interface Common {
  readonly signal?: AbortSignal;
}

type CallOptions<Shape> = Common &
  KeyPart<Shape> &
  Part<Shape, 'params'> &
  Part<Shape, 'query'> &
  Part<Shape, 'body'> &
  FilePart<Shape>;

/** The options of a call, typed by its contract. */
type Arguments<Shape> =
  object extends CallOptions<Shape> ? [options?: CallOptions<Shape>] : [options: CallOptions<Shape>];

export type Reply<Shape> = Shape extends { reply: infer Body } ? Body : never;

interface ApiSettings {
  /** Defaults to the page's origin. */
  readonly origin?: string;
  readonly token?: () => string | null;
  /** Awaited before each call. */
  readonly ready?: () => Promise<void>;
  /** Called when the API rejects a token. */
  readonly onSessionEnd?: (token: string) => void;
}

const send = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    recheckConnection();
    throw new NetworkError(error);
  }
};

const isSessionOver = ({ code }: ApiError): boolean => code === 'unauthorized' || code === 'session_expired';

/** Creates a client for requests whose parts were type-checked earlier, such as stored ones. */
export const createRequester =
  ({ origin = '', token = readToken, ready, onSessionEnd }: ApiSettings = {}) =>
  async <Body>(request: Omit<ApiRequest, 'origin' | 'token'>): Promise<Body> => {
    await ready?.();
    const sent = token();
    const response = await send(toRequest({ ...request, origin, token: sent }));
    if (response.ok) return readReply(response);
    const error = await toApiError(response);
    const { idempotencyKey } = request;
    if (idempotencyKey !== undefined && isFinalRefusal(error)) noteRefused(idempotencyKey);
    if (sent !== null && isSessionOver(error)) onSessionEnd?.(sent);
    throw error;
  };

/** Creates an API client that throws `ApiError` and `NetworkError`. */
export const createApi = (settings: ApiSettings = {}) => {
  const request = createRequester(settings);
  return <Call extends ApiCall>(
    call: Call,
    ...[options]: Arguments<CallRegister[Call]>
  ): Promise<Reply<CallRegister[Call]>> => request({ call, ...options });
};

/** Calls the API as the signed-in user: `const { data } = await api('GET /admin/skill-list')`. */
export const api = createApi({ ready: settledSession, onSessionEnd: endSession });
