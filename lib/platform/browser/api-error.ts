import type { ErrorReply, FieldError } from '#lib/platform/contract/envelope.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';

type Refusal = Omit<ApiError, keyof Error>;

/** The API refused a call; `code` says why. */
export class ApiError extends Error {
  readonly status: number;
  /** `unknown` when something other than our API answered, such as a proxy. */
  readonly code: ErrorCode | 'unknown';
  readonly params: ErrorReply['params'];
  readonly errors: readonly FieldError[];
  readonly data: unknown;
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;

  constructor(message: string, refusal: Refusal) {
    super(message);
    this.name = 'ApiError';
    this.status = refusal.status;
    this.code = refusal.code;
    this.params = refusal.params;
    this.errors = refusal.errors;
    this.data = refusal.data;
    this.retryAfterSeconds = refusal.retryAfterSeconds;
    this.requestId = refusal.requestId;
  }
}

/** The network or the server did not answer; the request may or may not have taken effect. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The server did not answer.', { cause });
    this.name = 'NetworkError';
  }
}

const statusesToRepeat = new Set([401, 403, 408, 425, 429]);

/** Whether a repeat under the same idempotency key gets this refusal again, so that a new attempt needs a new key. */
export const isFinalRefusal = ({ status, code }: ApiError): boolean =>
  status >= 400 && status < 500 && !statusesToRepeat.has(status) && code !== 'in_progress';

type ErrorBody = Pick<ErrorReply, 'error' | 'params' | 'errors' | 'data'> & { code: ErrorCode };

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body && 'code' in body;

const readBody = async (response: Response): Promise<Partial<ErrorBody>> => {
  const body: unknown = await response.json().catch(() => null);
  return isErrorBody(body) ? body : {};
};

/** Turns a failed response into an `ApiError`. */
export const toApiError = async (response: Response): Promise<ApiError> => {
  const {
    error = 'Something went wrong!',
    code = 'unknown',
    params,
    errors = [],
    data,
  } = await readBody(response);
  return new ApiError(error, {
    status: response.status,
    code,
    params,
    errors,
    data,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || null,
    requestId: response.headers.get('x-request-id'),
  });
};
