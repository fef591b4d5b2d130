import { ApiError, isFinalRefusal, NetworkError } from '../api-error.ts';

/** An `ApiError` as plain data, which other tabs can receive. */
export type PlainRefusal = Omit<ApiError, keyof Error> & { readonly message: string };

/** The result of one attempt. */
export type WriteOutcome =
  /** `reply` is JSON. */
  | { readonly kind: 'done'; readonly reply: string }
  /** An earlier attempt made the change, and its answer is lost. */
  | { readonly kind: 'already_done' }
  /** `heldMs` is the wait that the server asked for. */
  | { readonly kind: 'later'; readonly heldMs: number | null }
  | { readonly kind: 'refused'; readonly refusal: PlainRefusal; readonly isFinal: boolean };

const later = (seconds: number | null): WriteOutcome => ({
  kind: 'later',
  heldMs: seconds === null ? null : seconds * 1000,
});

const STATUSES_TO_REPEAT = new Set([401, 408, 425]);

// Other 429s are quotas of a day; the user decides whether to wait for tomorrow.
const isClosed = ({ status, code }: ApiError): boolean =>
  status >= 500 ||
  STATUSES_TO_REPEAT.has(status) ||
  code === 'in_progress' ||
  code === 'too_many_requests' ||
  // Something between us and the server answered, such as the sign-in page of a Wi-Fi.
  code === 'unknown';

const toPlain = (error: ApiError): PlainRefusal => {
  const { status, code, message, params, errors, data, retryAfterSeconds, requestId } = error;
  return { status, code, message, params, errors, data, retryAfterSeconds, requestId };
};

const unexpected: PlainRefusal = {
  ...{ status: 0, code: 'unknown', message: 'The write could not be sent.', params: undefined },
  ...{ errors: [], data: undefined, retryAfterSeconds: null, requestId: null },
};

// A connection that breaks off inside an answer is a TypeError, a cut-off answer a SyntaxError.
const isInterrupted = (error: unknown): boolean =>
  [NetworkError, DOMException, TypeError, SyntaxError].some((kind) => error instanceof kind);

/** Decides what a failed attempt means for the write. */
export const classifyFailure = (error: unknown): WriteOutcome => {
  if (isInterrupted(error)) return later(null);
  if (!(error instanceof ApiError)) return { kind: 'refused', refusal: unexpected, isFinal: true };
  if (error.code === 'already_done') return { kind: 'already_done' };
  if (isClosed(error)) return later(error.retryAfterSeconds);
  return { kind: 'refused', refusal: toPlain(error), isFinal: isFinalRefusal(error) };
};

/** Decides what an answer means; only our API answers with JSON. */
export const classifyReply = (reply: unknown): WriteOutcome =>
  reply instanceof Blob ? later(null) : { kind: 'done', reply: JSON.stringify(reply) };

export const toApiRefusal = ({ message, ...refusal }: PlainRefusal): ApiError =>
  new ApiError(message, refusal);
