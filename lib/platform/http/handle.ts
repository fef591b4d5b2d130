import type { z } from 'zod';
import { within } from '#lib/platform/concurrency/within.ts';
import type { Contract, ContractRules, Access } from '#lib/platform/contract/contract.ts';
import type { FilePayload, TablePayload } from '#lib/platform/contract/payloads.ts';
import { mayAs, type Actor, type Identity } from '#lib/platform/contract/actor.ts';
import { observe } from './observe.ts';
import { parseInput } from './parse-input.ts';
import { consumeRate } from './rate-limit.ts';
import type { RefusalTexts } from '#lib/platform/contract/error-codes.ts';
import { fileReply, successReply } from './reply.ts';
import { tableReply } from './table-reply.ts';
import type { ServiceInput } from './service-input.ts';
import { createHash } from 'node:crypto';
import { AppError } from '#lib/platform/contract/app-error.ts';

/** Says who a call's credentials name. */
type Identify = (authorization: string | null) => Promise<Identity>;

const requireActor = (identity: Identity): Actor => {
  if (identity === 'expired') throw new AppError('session_expired');
  if (identity === 'none' || identity === 'invalid') throw new AppError('unauthorized');
  return identity;
};

const allows = (access: Access, { role }: Actor): boolean =>
  access === 'public' || access === 'member' || access.includes(role);

/** Refuses an admin without the second factor, or without the right; what anybody may do is theirs as it is everybody's. */
const requireRight = ({ access, method, right }: Contract, actor: Actor): void => {
  if (actor.role !== 'admin' || typeof access === 'string') return;
  if (actor.lacksSecondFactor) throw new AppError('second_factor_needed');
  if (!mayAs(actor, right ?? (method === 'GET' ? 'reader' : 'agent'))) throw new AppError('right_needed');
};

// A suspended person is one more guest where guests may call.
const asVisitor = (identity: Identity, { allowsSuspended }: Contract): Actor | null => {
  if (typeof identity === 'string') return null;
  return identity.isSuspended && !allowsSuspended ? null : identity;
};

interface Admission {
  contract: Contract;
  identify: Identify;
  headers: Headers;
}

/** Who calls, or the refusal; calls that are open to guests ignore a stale token. */
const admit = async ({ contract, identify, headers }: Admission): Promise<Actor | null> => {
  const identity = await identify(headers.get('authorization'));
  if (contract.access === 'public') return asVisitor(identity, contract);
  const actor = requireActor(identity);
  if (actor.isSuspended && !contract.allowsSuspended) throw new AppError('suspended');
  if (!allows(contract.access, actor)) throw new AppError('forbidden');
  requireRight(contract, actor);
  return actor;
};

const DEADLINE_MS = 5500;

const tooLate = (): never => {
  throw new AppError('unavailable', { retryAfterSeconds: 2 });
};

/**
 * Answers 503 instead of leaving the caller hanging when we take too long, whatever we wait for. The time that a caller
 * on a bad line needs to send a body is theirs: only what passes through here counts.
 */
const startDeadline = () => {
  let leftMs = DEADLINE_MS;
  return async <Value>(work: Promise<Value>): Promise<Value> => {
    const startedAt = performance.now();
    try {
      return await within(leftMs, work, tooLate);
    } finally {
      leftMs -= performance.now() - startedAt;
    }
  };
};

interface Held {
  file: FilePayload;
  reply: Response;
  /** The caller's If-None-Match. */
  tags: string | null;
}

/** Gives bytes their tag; a caller that holds them already gets 304 instead of the bytes. */
const unlessHeld = ({ file, reply, tags }: Held): Response => {
  const tag = `"${createHash('sha256').update(file.bytes).digest('base64url')}"`;
  reply.headers.set('etag', tag);
  if (!tags?.split(',').some((held) => held.trim().replace(/^W\//, '') === tag)) return reply;
  return new Response(null, { status: 304, headers: reply.headers });
};

type Payload<Rules extends ContractRules> = object &
  (
    | (Rules['reply'] extends z.ZodType ? z.input<Rules['reply']> : FilePayload)
    | (Rules['table'] extends z.ZodObject ? TablePayload : never)
  );

type Service<Rules extends ContractRules> = (input: ServiceInput<Rules>) => Promise<Payload<Rules>>;

export interface RouteContext {
  params: Promise<Record<string, string | string[]>>;
}

export type Handler = (request: Request, context: RouteContext) => Promise<Response>;
export type ContractHandler = Handler & { readonly contract: Contract };

const isTablePayload = (payload: object): payload is TablePayload => 'pages' in payload;

const isFilePayload = (payload: object): payload is FilePayload => 'isImmutable' in payload;

/** What the platform cannot know by itself: who calls, and how refusals are worded. */
export interface HttpPorts {
  readonly identify: Identify;
  readonly texts: RefusalTexts;
}

/** Binds a contract to its service: request id → actor → rate limit → parse → service → reply. */
export const createHandle = ({ identify, texts }: HttpPorts) => {
  const enter = async (contract: Contract, headers: Headers): Promise<Actor | null> => {
    const actor = await admit({ contract, identify, headers });
    await consumeRate({ contract, actor, headers });
    return actor;
  };

  return <Rules extends ContractRules>(
    contract: Contract<Rules>,
    service: Service<Rules>,
  ): ContractHandler => {
    const answer = async (request: Request, context: RouteContext, requestId: string) => {
      const withinDeadline = startDeadline();
      const actor = await withinDeadline(enter(contract, request.headers));
      const input = await parseInput<Rules>({ contract, actor, request, params: await context.params });
      const payload: object = await withinDeadline(service(input));
      if (isFilePayload(payload)) {
        const tags = request.headers.get('if-none-match');
        return unlessHeld({ file: payload, reply: fileReply(payload, requestId), tags });
      }
      if (contract.table && isTablePayload(payload))
        return tableReply({ payload, row: contract.table, requestId });
      return successReply({
        payload,
        requestId,
        status: contract.status,
        keepSeconds: contract.keepSeconds,
      });
    };
    const handler: Handler = (request, context) =>
      observe({ contract, request, texts }, (requestId) => answer(request, context, requestId));
    return Object.assign(handler, { contract });
  };
};
