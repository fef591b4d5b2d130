import { Pane } from '#components/page/pane.tsx';
import { findPageActor } from '#lib/features/accounts/auth/page-actor.ts';
import { findRoute, isForVisitor } from '#lib/platform/navigation/page-guards.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { findOpenWorker, readWorker } from '#app/_profiles/read-worker.ts';
import { WorkerActions, WorkerBody } from '#app/_profiles/worker-body.tsx';

interface OpenWorkerProps {
  searchParams: Promise<{ open?: string | string[] }>;
}

// A slot of its own, so that the list carries none of its script.
/** The worker who was chosen, beside the results; whoever may not be seen opens nothing. */
export default async function OpenWorker({ searchParams }: OpenWorkerProps) {
  const [actor, { open: id }] = await Promise.all([findPageActor(), searchParams]);
  if (!actor || typeof id !== 'string') return null;
  const path = publicPaths.worker(id);
  if (!findRoute(path) || !isForVisitor(path, actor)) return null;
  const worker = await findOpenWorker(actor, id);
  if (!worker) return null;
  const shown = await readWorker({ actor, worker });
  return (
    <Pane id={id} title={worker.name} action={<WorkerActions {...shown} />}>
      <WorkerBody {...shown} />
    </Pane>
  );
}
