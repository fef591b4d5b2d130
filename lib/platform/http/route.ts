import { randomUUID } from 'node:crypto';
import type { Method } from '#lib/platform/contract/contract.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ContractHandler, Handler } from './handle.ts';
import type { RefusalTexts } from '#lib/platform/contract/error-codes.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { errorReply } from './handle.ts';
import { recordCall } from './record-call.ts';

type Handlers = Partial<Record<Method, ContractHandler>>;

const allowHeader = (handlers: Handlers): string =>
  ['OPTIONS', ...(handlers.GET ? ['HEAD'] : []), ...Object.keys(handlers)].sort().join(', ');

const answerOptions = (allow: string): Handler => {
  return async () => new Response(null, { status: 204, headers: { allow } });
};

const withoutBody = (handler: Handler): Handler => {
  return async (request, context) => {
    const { status, headers } = await handler(request, context);
    return new Response(null, { status, headers });
  };
};

// All calls that no contract describes share one series; otherwise strangers could start any number of them.
const OTHER = 'other';

interface Refusal {
  error: AppError;
  method: string;
  accept: string | null | undefined;
}

const createRefuse =
  (texts: RefusalTexts) =>
  ({ error, method, accept }: Refusal): Response => {
    const requestId = randomUUID();
    metrics().refusals.inc({ code: error.code });
    recordCall({ requestId, method, path: OTHER, status: error.status, startedAt: performance.now() });
    return errorReply(error, requestId, { texts, accept });
  };

/** The helpers that route files use, and the handlers for unknown paths and methods. */
export const createRoutes = (texts: RefusalTexts) => {
  /** Refuses a call that no contract describes. */
  const refuse = createRefuse(texts);

  const refuseAs = (code: 'not_found' | 'method_not_allowed'): Handler => {
    return async ({ method, headers }) =>
      refuse({ error: new AppError(code), method, accept: headers.get('accept') });
  };

  const refuseMethod = (allow: string): Handler => {
    const refuseIt = refuseAs('method_not_allowed');
    return async (request, context) => {
      const response = await refuseIt(request, context);
      response.headers.set('allow', allow);
      return response;
    };
  };

  /** The exports of a route file: a handler for every method, so that both hosts answer alike. */
  const route = (handlers: Handlers) => {
    const allow = allowHeader(handlers);
    const refuseOther = refuseMethod(allow);
    return {
      GET: handlers.GET ?? refuseOther,
      HEAD: handlers.GET ? withoutBody(handlers.GET) : refuseOther,
      POST: handlers.POST ?? refuseOther,
      PUT: handlers.PUT ?? refuseOther,
      PATCH: handlers.PATCH ?? refuseOther,
      DELETE: handlers.DELETE ?? refuseOther,
      OPTIONS: answerOptions(allow),
    };
  };

  /** Rejects methods that Next cannot export, the way the route rejects other unsupported methods. */
  const refuseOthers = (optionsOf: Handler): Handler => {
    return async (request, context) => {
      const answer = await optionsOf(request, context);
      const allow = answer.headers.get('allow');
      return allow === null ? answer : refuseMethod(allow)(request, context);
    };
  };

  /** Answers unknown paths of the API. */
  const unknownRoute = () => {
    const refuseAny = refuseAs('not_found');
    return {
      GET: refuseAny,
      HEAD: withoutBody(refuseAny),
      POST: refuseAny,
      PUT: refuseAny,
      PATCH: refuseAny,
      DELETE: refuseAny,
      OPTIONS: refuseAny,
    };
  };

  return { refuse, route, refuseOthers, unknownRoute };
};
