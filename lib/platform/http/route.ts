import { randomUUID } from 'node:crypto';
import type { Method } from '#lib/platform/contract/call.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ContractHandler, Handler } from './handle.ts';
import type { RefusalTexts } from '#lib/platform/contract/error-codes.ts';
import { errorReply } from './reply.ts';

type Handlers = Partial<Record<Method, ContractHandler>>;

const allowOf = (handlers: Handlers): string =>
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

/** What route files export, and what answers where none does. */
export const createRoutes = (texts: RefusalTexts) => {
  const refuseMethod = (allow: string): Handler => {
    return async () => {
      const response = errorReply(new AppError('method_not_allowed'), randomUUID(), texts);
      response.headers.set('allow', allow);
      return response;
    };
  };

  /** The exports of a route file: a handler for every method, so that both hosts answer alike. */
  const route = (handlers: Handlers) => {
    const allow = allowOf(handlers);
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

  /** Refuses the methods that no route file can name, as its address refuses those that it does not take. */
  const refuseOthers = (optionsOf: Handler): Handler => {
    return async (request, context) => {
      const answer = await optionsOf(request, context);
      const allow = answer.headers.get('allow');
      return allow === null ? answer : refuseMethod(allow)(request, context);
    };
  };

  /** Answers an address of the API that does not exist, whatever the method. */
  const unknownRoute = () => {
    const refuse: Handler = async () => errorReply(new AppError('not_found'), randomUUID(), texts);
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
