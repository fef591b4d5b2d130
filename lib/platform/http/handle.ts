import { env } from '#lib/platform/config/env.ts';
import type { ErrorReply } from '#lib/platform/contract/envelope.ts';
import { AppError, type FieldFault } from '#lib/platform/contract/app-error.ts';
import type { RefusalTexts } from '#lib/platform/contract/error-codes.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { randomUUID } from 'node:crypto';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { traced } from '#lib/platform/observability/trace.ts';
import { isDatabaseAway, isOverTime } from '#models/connection.ts';
import type { z } from 'zod';
import type { ApiCall } from '#lib/platform/contract/call.ts';
import type { Contract, ContractRules, Access } from '#lib/platform/contract/contract.ts';
import type {
  FilePayload,
  StreamedPayload,
  StreamPayload,
  TablePayload,
} from '#lib/platform/contract/payloads.ts';
import { acceptsKeys } from '#lib/platform/contract/key-calls.ts';
import { isOpenToPaused, mayPausedSend } from '#lib/platform/contract/paused-calls.ts';
import { hasRight, type Actor, type Identity } from '#lib/platform/contract/actor.ts';
import { isFeatureOn } from '#lib/platform/flags/evaluate-flag.ts';
import { answerOnce, type PrivateView } from './answer-once.ts';
import { callerNetwork } from './client-network.ts';
import { startDeadline } from './deadline.ts';
import { isHeld, tagFor } from './entity-tag.ts';
import { jsonText } from './json-text.ts';
import { parseInput } from './parse-input.ts';
import { consumeRate } from './rate-limit.ts';
import { recordCall } from './record-call.ts';
import { refuseKeyInAddress } from './refuse-key-in-address.ts';
import { streamReply } from './stream-file.ts';
import { streamText } from './stream-text.ts';
import { saveAs, tableReply } from './table-reply.ts';
import type { ServiceInput } from './service-input.ts';
import { respondWhole } from './whole-body.ts';

// Private by default: a shared cache must never serve one person's data to another.
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
const successReply = ({ payload, requestId, status = 200, keepSeconds, headers }: Success): Response =>
  respondWhole(JSON.stringify({ success: true, ...payload, requestId }), {
    status,
    headers: { ...headersFor(requestId), 'cache-control': keptFor(keepSeconds), ...headers },
  });

/** The same, written while its lists are read. */
const streamedReply = ({ payload, requestId, headers }: Success): Response =>
  new Response(streamText(jsonText({ success: true, ...payload, requestId })), {
    headers: { ...headersFor(requestId), ...headers },
  });

type FileFacts = Omit<FilePayload, 'bytes'>;

const cacheControl = ({ isImmutable, keepSeconds }: FileFacts): string =>
  isImmutable ? 'public, max-age=31536000, immutable' : keptFor(keepSeconds);

/** States the type that we determined, so that browsers do not sniff. */
const fileHeaders = (file: FileFacts, requestId: string): Headers =>
  new Headers({
    'content-type': file.contentType,
    'cache-control': cacheControl(file),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-request-id': requestId,
    ...(file.variesBy && { vary: file.variesBy }),
    ...(file.downloadName && { 'content-disposition': saveAs(file.downloadName) }),
  });

const errorBody = (
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

const PROBLEM = 'application/problem+json';

/** The same facts in the form of RFC 9457, beside our own fields. */
const toProblem = ({ status }: AppError, { error, requestId, ...own }: ErrorReply) => ({
  type: `urn:hunar:${own.code}`,
  ...{ title: error, status, instance: `urn:uuid:${requestId}` },
  ...own,
  ...{ error, requestId },
});

/** An error in the API's envelope, or as problem details for clients that accept those. */
export const errorReply = (
  error: AppError,
  requestId: string,
  { texts, accept }: { texts: RefusalTexts; accept: string | null | undefined },
): Response => {
  const body = errorBody(error, requestId, texts);
  const isProblem = accept?.includes(PROBLEM) === true;
  return respondWhole(JSON.stringify(isProblem ? toProblem(error, body) : body), {
    status: error.status,
    headers: {
      ...headersFor(requestId),
      ...(isProblem && { 'content-type': PROBLEM }),
      ...extraHeaders(error),
    },
  });
};

const toAppError = (error: unknown, requestId: string): AppError => {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error) || isOverTime(error))
    return new AppError('unavailable', { retryAfterSeconds: 2 });
  log().error({ requestId, err: error }, 'call failed');
  return new AppError('internal');
};

interface Observed {
  contract: Contract;
  request: Request;
  texts: RefusalTexts;
}

/** Assigns the request id, turns errors into replies, and logs and counts the outcome. */
const observe = (observed: Observed, answer: (requestId: string) => Promise<Response>): Promise<Response> => {
  const { method, path } = observed.contract;
  const requestId = randomUUID();
  const startedAt = performance.now();
  const facts = { 'http.request.method': method, 'http.route': path, 'hunar.request_id': requestId };
  const link = observed.request.headers.get('traceparent');
  return traced({ name: `${method} ${path}`, kind: 'server', facts, link }, async (span) => {
    const response = await answer(requestId).catch((error: unknown) => {
      const refusal = toAppError(error, requestId);
      metrics().refusals.inc({ code: refusal.code });
      const accept = observed.request.headers.get('accept');
      return errorReply(refusal, requestId, { texts: observed.texts, accept });
    });
    const { status } = response;
    span.note({ 'http.response.status_code': status });
    if (status >= 500) span.fail(String(status));
    recordCall({ requestId, method, path, status, startedAt });
    return response;
  });
};

type Identify = (authorization: string | null, network: string) => Promise<Identity>;

const requireActor = (identity: Identity): Actor => {
  if (identity === 'expired') throw new AppError('session_expired');
  if (identity === 'none' || identity === 'invalid') throw new AppError('unauthorized');
  return identity;
};

const allows = (access: Access, { role }: Actor): boolean =>
  access === 'public' || access === 'member' || access.includes(role);

/** Rejects admins without a second factor or the required right; calls open to everyone stay open to them. */
const requireRight = ({ access, right = 'lead' }: Contract, actor: Actor): void => {
  if (actor.role !== 'admin' || typeof access === 'string') return;
  if (actor.lacksSecondFactor) throw new AppError('second_factor_needed');
  if (!hasRight(actor, right)) throw new AppError('right_needed');
};

/** Rejects a CSV export for an admin whose right covers only the pages. */
const requireTableRight = (
  { table, tableRight = 'lead' }: Contract,
  actor: Actor | null,
  query: unknown,
): void => {
  const isFile = typeof query === 'object' && query !== null && 'format' in query && query.format === 'csv';
  if (table && isFile && actor?.role === 'admin' && !hasRight(actor, tableRight))
    throw new AppError('right_needed');
};

// A suspended user counts as a guest where guests may call, and so does a script.
const optionalActor = (identity: Identity, contract: Contract): Actor | null => {
  if (typeof identity === 'string' || identity.keyId !== undefined) return null;
  return identity.isSuspended && !isOpenToPaused(contract) ? null : identity;
};

/** Returns the caller or throws. Calls open to guests ignore an invalid token. */
const admit = async (contract: Contract, identify: Identify, headers: Headers): Promise<Actor | null> => {
  const identity = await identify(headers.get('authorization'), callerNetwork(headers));
  if (contract.access === 'public') return optionalActor(identity, contract);
  const actor = requireActor(identity);
  if (actor.keyId !== undefined && !acceptsKeys(contract)) throw new AppError('person_needed');
  if (actor.isSuspended && !isOpenToPaused(contract)) throw new AppError('suspended');
  if (!allows(contract.access, actor)) throw new AppError('forbidden');
  requireRight(contract, actor);
  return actor;
};

interface CachedReply {
  content: string | FilePayload['bytes'];
  reply: Response;
  /** The caller's If-None-Match. */
  tags: string | null;
}

/** Lists that are the same for everyone: a client that keeps one asks whether it has changed. */
const isTagged = ({ method, access, rate }: Contract): boolean =>
  method === 'GET' && access === 'public' && rate === 'read';

/** Adds an ETag, or answers 304 if the caller already has this content. */
const notModifiedOr = ({ content, reply, tags }: CachedReply): Response => {
  const tag = tagFor(content);
  reply.headers.set('etag', tag);
  return isHeld(tags, tag) ? new Response(null, { status: 304, headers: reply.headers }) : reply;
};

type Payload<Rules extends ContractRules> = object &
  (
    | (Rules['reply'] extends z.ZodType
        ? z.input<Rules['reply']> | StreamedPayload<z.input<Rules['reply']>>
        : FilePayload | StreamPayload)
    | (Rules['table'] extends z.ZodObject ? TablePayload : never)
  );

type Service<Rules extends ContractRules> = (input: ServiceInput<Rules>) => Promise<Payload<Rules>>;

export interface RouteContext {
  params: Promise<Record<string, string | string[]>>;
}

export type Handler = (request: Request, context: RouteContext) => Promise<Response>;
export type ContractHandler = Handler & { readonly contract: Contract };

const isTablePayload = (payload: object): payload is TablePayload => 'pages' in payload;

const isStreamedPayload = (payload: object): payload is StreamedPayload => 'streamed' in payload;

const isStreamPayload = (payload: object): payload is StreamPayload => 'open' in payload;

const isFilePayload = (payload: object): payload is FilePayload => 'isImmutable' in payload;

/** Supplied by the product: who calls, and the texts of errors. */
export interface HttpPorts {
  readonly identify: Identify;
  readonly texts: RefusalTexts;
  /** Replies with private details, which are shown again and never stored. */
  readonly views: readonly PrivateView[];
}

/** Binds a contract to its service: request id → actor → rate limit → parse → service → reply. */
export const createHandle = ({ identify, texts, views }: HttpPorts) => {
  const enter = async (contract: Contract, headers: Headers) => {
    // First, because a switched-off feature does not exist for anyone.
    if (contract.flag && !(await isFeatureOn(contract.flag))) throw new AppError('feature_off');
    const actor = await admit(contract, identify, headers);
    return { actor, limits: await consumeRate({ contract, actor, headers }) };
  };

  return <Rules extends ContractRules>(
    contract: Contract<Rules, ApiCall>,
    service: Service<Rules>,
  ): ContractHandler => {
    const answer = async (request: Request, context: RouteContext, requestId: string) => {
      refuseKeyInAddress(request.url);
      const withinDeadline = startDeadline(env().CALL_SECONDS * 1000);
      const { actor, limits } = await withinDeadline(() => enter(contract, request.headers));
      const input = await parseInput<Rules>({ contract, actor, request, params: await context.params });
      if (actor?.isSuspended && !mayPausedSend(contract, input.body)) throw new AppError('suspended');
      requireTableRight(contract, actor, input.query);
      const payload = await withinDeadline(() =>
        answerOnce({ contract, input, views }, () => service(input)),
      );
      const tags = request.headers.get('if-none-match');
      if (isStreamPayload(payload))
        return withinDeadline(() => streamReply(request, payload, fileHeaders(payload, requestId)));
      if (isFilePayload(payload)) {
        const reply = new Response(payload.bytes, { headers: fileHeaders(payload, requestId) });
        return notModifiedOr({ content: payload.bytes, reply, tags });
      }
      if (contract.table && isTablePayload(payload))
        return tableReply({ payload, row: contract.table, requestId });
      if (isStreamedPayload(payload))
        return streamedReply({ payload: payload.streamed, requestId, headers: limits });
      const reply = successReply({
        ...{ payload, requestId, status: contract.status, keepSeconds: contract.keepSeconds },
        headers: limits,
      });
      if (!isTagged(contract)) return reply;
      return notModifiedOr({ content: JSON.stringify(payload), reply, tags });
    };
    const handler: Handler = (request, context) =>
      observe({ contract, request, texts }, (requestId) => answer(request, context, requestId));
    return Object.assign(handler, { contract });
  };
};
