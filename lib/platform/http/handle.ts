import type { z } from 'zod';
import type { Contract, ContractRules } from '#lib/platform/contract/contract.ts';
import type { FilePayload } from '#lib/platform/contract/file-payload.ts';
import type { TablePayload } from '#lib/platform/contract/table-payload.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { admit, type Identify } from './admit.ts';
import { observe } from './observe.ts';
import { parseInput } from './parse-input.ts';
import { consumeRate } from './rate-limit.ts';
import type { RefusalTexts } from '#lib/platform/contract/error-codes.ts';
import { fileReply, successReply } from './reply.ts';
import { tableReply } from './table-reply.ts';
import type { ServiceInput } from './service-input.ts';
import { unlessHeld } from './unless-held.ts';
import { startDeadline } from './deadline.ts';

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
      return successReply({ payload, requestId, status: contract.status });
    };
    const handler: Handler = (request, context) =>
      observe({ contract, request, texts }, (requestId) => answer(request, context, requestId));
    return Object.assign(handler, { contract });
  };
};
