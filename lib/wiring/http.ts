import { readActor } from '#lib/features/accounts/auth/read-actor.ts';
import { createHandle } from '#lib/platform/http/handle.ts';
import { createRoutes } from '#lib/platform/http/route.ts';
import { privateViews } from './private-views.ts';
import * as texts from './texts/refusals.en.ts';

/** Binds a contract to its service, for the route files. */
export const handle = createHandle({ identify: readActor, texts, views: privateViews });

export const { refuse, route, refuseOthers, unknownRoute } = createRoutes(texts);
