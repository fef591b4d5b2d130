import { accountPaths, publicPaths, signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import type { FoundWorker } from '#lib/features/search/contracts/search.ts';
import { redirectFor, type PageVisitor } from '#lib/platform/navigation/page-guards.ts';

/** Who looks at workers; null for guests. */
export type CardViewer = PageVisitor | null;

interface CardLinks {
  call: string | null;
  /** Where a guest signs in, and finds the talk with the worker open. */
  contact: string | null;
  /** Customers may write to any worker; where no phone is shown, that is how to contact them. */
  talk: 'chat' | 'contact' | null;
  /** For guests by way of signing in; a page that the guard would refuse is not offered. */
  details: string | null;
}

interface Looking {
  worker: Pick<FoundWorker, '_id' | 'phone'>;
  viewer: CardViewer;
}

/** What a viewer can do with a worker's card. */
export const toCardLinks = ({ worker, viewer }: Looking): CardLinks => {
  const { _id, phone } = worker;
  const page = publicPaths.worker(_id);
  const talk = phone === undefined ? 'contact' : 'chat';
  return {
    call: phone === undefined ? null : `tel:+91${phone}`,
    contact: viewer ? null : withReturnPath(signInPaths.login, accountPaths.messagesWith(_id)),
    talk: viewer?.role === 'customer' ? talk : null,
    details: !viewer || redirectFor(page, viewer) === null ? page : null,
  };
};
