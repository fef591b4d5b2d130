import type { ErrorReply } from '#lib/platform/contract/envelope.ts';
import type { FilePayload } from '#lib/platform/contract/payloads.ts';
import type { AppError, FieldFault } from '#lib/platform/contract/app-error.ts';
import type { RefusalTexts } from '#lib/platform/contract/error-codes.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

// Answers are private by default: shared caches must never keep one person's data for another.
const baseHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const headersFor = (requestId: string) => ({ ...baseHeaders, 'x-request-id': requestId });

const keptFor = (seconds: number | undefined): string =>
  seconds === undefined ? 'no-store' : `public, max-age=${seconds}`;

interface Success {
  payload: object;
  requestId: string;
  status?: number;
  keepSeconds?: number;
  headers?: Record<string, string>;
}

/** `{ success: true, …payload, requestId }`. */
export const successReply = ({ payload, requestId, status = 200, keepSeconds, headers }: Success): Response =>
  new Response(JSON.stringify({ success: true, ...payload, requestId }), {
    status,
    headers: { ...headersFor(requestId), 'cache-control': keptFor(keepSeconds), ...headers },
  });

/** Has a browser save an answer under a name. */
export const saveAs = (name: string): string => `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"`;

const cachingOf = ({ isImmutable, keepSeconds }: FilePayload): string =>
  isImmutable ? 'public, max-age=31536000, immutable' : keptFor(keepSeconds);

/** Bytes with the type that we gave them, never one that the browser guesses. */
export const fileReply = (file: FilePayload, requestId: string): Response =>
  new Response(file.bytes, {
    headers: {
      'content-type': file.contentType,
      'cache-control': cachingOf(file),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-request-id': requestId,
      ...(file.variesBy && { vary: file.variesBy }),
      ...(file.downloadName && {
        'content-disposition': saveAs(file.downloadName),
      }),
    },
  });

const bodyOf = (
  { code, details }: AppError,
  requestId: string,
  { errors, fields }: RefusalTexts,
): ErrorReply => ({
  success: false,
  error: fill(errors[code], details.params),
  code,
  params: details.params,
  errors: details.errors?.map(({ field, code: fault, params }: FieldFault) => ({
    ...{ field, code: fault, params },
    message: fill(fields[fault], params),
  })),
  data: details.data,
  requestId,
});

const extraHeaders = ({ status, details }: AppError): Record<string, string> => ({
  ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
  ...(details.retryAfterSeconds ? { 'retry-after': String(details.retryAfterSeconds) } : {}),
});

/** The refusal as the API words it. */
export const errorReply = (error: AppError, requestId: string, texts: RefusalTexts): Response =>
  new Response(JSON.stringify(bodyOf(error, requestId, texts)), {
    status: error.status,
    headers: { ...headersFor(requestId), ...extraHeaders(error) },
  });
