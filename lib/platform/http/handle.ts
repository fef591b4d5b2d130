import type { z } from 'zod';
import type { Contract, ContractRules } from '#lib/platform/contract/contract.ts';
import type { FilePayload, UploadedFile } from '#lib/platform/contract/file-payload.ts';
import type { TablePayload } from '#lib/platform/contract/table-payload.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { admit } from './admit.ts';
import { observe } from './observe.ts';
import { parseInput } from './parse-input.ts';
import { consumeRate } from './rate-limit.ts';
import { fileReply, successReply } from './reply.ts';
import { tableReply } from './table-reply.ts';
import { unlessHeld } from './unless-held.ts';
import { startDeadline } from './deadline.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a service gets: who acts, and the parsed parts of the request. */
export interface ServiceInput<Rules extends ContractRules> {
  actor: Rules['access'] extends 'public' ? Actor | null : Actor;
  params: Output<Rules['params']>;
  query: Output<Rules['query']>;
  body: Output<Rules['body']>;
  file: Rules['upload'] extends object ? UploadedFile : undefined;
  idempotencyKey: string | null;
  /** The caller's browser as it names itself, for the list of sessions. */
  device: string;
  /** The caller asked to save data. */
  savesData: boolean;
}

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

const enter = async (contract: Contract, headers: Headers): Promise<Actor | null> => {
  const actor = await admit(contract, headers);
  await consumeRate({ contract, actor, headers });
  return actor;
};

/** Binds a contract to its service: request id → actor → rate limit → parse → service → reply. */
export const handle = <Rules extends ContractRules>(
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
    return successReply({ payload, requestId, status: contract.status });
  };
  const handler: Handler = (request, context) =>
    observe({ contract, request }, (requestId) => answer(request, context, requestId));
  return Object.assign(handler, { contract });
};
