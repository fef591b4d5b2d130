import { readActor } from '#lib/features/accounts/auth/read-actor.ts';
import type { AppError } from '#lib/platform/contract/app-error.ts';
import { createHandle } from '#lib/platform/http/handle.ts';
import { errorReply as replyOf } from '#lib/platform/http/handle.ts';
import { createRoutes } from '#lib/platform/http/route.ts';
import { privateViews } from './private-views.ts';
import * as texts from './texts/refusals.en.ts';

/** Binds a contract to its service, for the route files. */
export const handle = createHandle({ identify: readActor, texts, views: privateViews });

export const { route, refuseOthers, unknownRoute } = createRoutes(texts);

/** The refusal as the API words it, in English. */
export const errorReply = (error: AppError, requestId: string, accept?: string): Response =>
  replyOf(error, requestId, { texts, accept });
