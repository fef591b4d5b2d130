import { randomUUID } from 'node:crypto';
import type { Method } from '#lib/platform/contract/contract.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ContractHandler, Handler } from './handle.ts';
import type { RefusalTexts } from '#lib/platform/contract/error-codes.ts';
import { errorReply } from './handle.ts';

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

/** The helpers that route files use, and the handlers for unknown paths and methods. */
export const createRoutes = (texts: RefusalTexts) => {
  const refuseMethod = (allow: string): Handler => {
    return async ({ headers }) => {
      const accept = headers.get('accept');
      const response = errorReply(new AppError('method_not_allowed'), randomUUID(), { texts, accept });
      response.headers.set('allow', allow);
      return response;
    };
  };

  /** The exports of a route file: a handler for every method, so that both hosts answer alike. */
  const route = (handlers: Handlers) => {
    const allow = allowHeader(handlers);
    const refuse = refuseMethod(allow);
    return {
      GET: handlers.GET ?? refuse,
      HEAD: handlers.GET ? withoutBody(handlers.GET) : refuse,
      POST: handlers.POST ?? refuse,
      PUT: handlers.PUT ?? refuse,
      PATCH: handlers.PATCH ?? refuse,
      DELETE: handlers.DELETE ?? refuse,
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
    const refuse: Handler = async ({ headers }) =>
      errorReply(new AppError('not_found'), randomUUID(), { texts, accept: headers.get('accept') });
    const head = withoutBody(refuse);
    return {
      GET: refuse,
      HEAD: head,
      POST: refuse,
      PUT: refuse,
      PATCH: refuse,
      DELETE: refuse,
      OPTIONS: refuse,
    };
  };

  return { route, refuseOthers, unknownRoute };
};
