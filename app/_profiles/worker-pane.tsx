import { fill } from '#lib/platform/i18n/fill.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import type { PartProps } from './beside-parts.ts';
import { findWorkerBeside } from './find-worker-beside.ts';
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
export const WorkerPane = async ({ id }: { id: string }) => {
  const found = await findWorkerBeside(id);
  if (!found) return null;
  const shown = { ...(await readWorker(found)), parts };
  const { search } = messages(shown.locale);
  const { name } = found.worker;
  return (
    <Pane
      id={id}
      title={fill(search.card.detailsOf, { name })}
      name={name}
      pageTitle={search.title}
      action={!shown.isOwn && <WorkerActions {...shown} />}
    >
      <WorkerBody {...shown} heading="h2" />
    </Pane>
  );
};
