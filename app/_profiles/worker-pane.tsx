import type { Actor } from '#lib/platform/contract/actor.ts';
import { getUser } from '#lib/features/visibility/services/get-user.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { loadIfThere } from '#app/_request/load.ts';
import type { PartProps } from './beside-parts.ts';
import { LatePart } from './late-part.tsx';
import { readWorker } from './read-worker.ts';
import { WorkerActions, WorkerBody } from './worker-body.tsx';

const late = <Name extends keyof PartProps>(name: Name) => {
  const Late = (props: PartProps[Name]) => <LatePart name={name} props={props} />;
  return Late;
};

const Pane = late('Pane');

const parts = {
  BookButton: late('BookButton'),
  HeartButton: late('HeartButton'),
  ReviewList: late('ReviewList'),
  VerifiedBadge: late('VerifiedBadge'),
  WorkerMenu: late('WorkerMenu'),
  WorkPictures: late('WorkPictures'),
};

/**
 * Renders a worker beside the list, or nothing when the reader may not see them. Client parts load on render, so the
 * list alone stays as light as before.
 */
export const WorkerPane = async ({ actor, id }: { actor: Actor; id: string }) => {
  const found = await loadIfThere(() => getUser({ actor, params: { id } }));
  const worker = found?.data;
  if (!worker || !('skills' in worker) || worker.userType !== 'worker') return null;
  const shown = { ...(await readWorker({ actor, worker })), parts };
  return (
    <Pane
      id={id}
      title={fill(messages(shown.locale).search.card.detailsOf, { name: worker.name })}
      action={!shown.isOwn && <WorkerActions {...shown} />}
    >
      <WorkerBody {...shown} heading="h2" />
    </Pane>
  );
};
