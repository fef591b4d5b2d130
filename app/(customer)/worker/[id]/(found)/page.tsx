import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageShell } from '#components/shell/page-shell.tsx';
import { findPageActor, guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readWorker } from '#app/_profiles/read-worker.ts';
import { WorkerActions, WorkerBody } from '#app/_profiles/worker-body.tsx';
import { workerParts } from '#app/_profiles/worker-parts.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { findWorker } from '../find-worker.ts';

interface WorkerPageProps {
  params: Promise<{ id: string }>;
}

export const generateMetadata = async ({ params }: WorkerPageProps): Promise<Metadata> => {
  const [{ id }, actor] = await Promise.all([params, findPageActor()]);
  if (!actor || !findRoute(publicPaths.worker(id)))
    return { title: messages(await readLocale()).page.notFound };
  return { title: (await findWorker(id)).name };
};

export default async function WorkerPage({ params }: WorkerPageProps) {
  const { id } = await params;
  const actor = await guardPage(publicPaths.worker(id));
  if (!actor) notFound();
  const read = await readWorker({ actor, worker: await findWorker(id) });
  const shown = { ...read, parts: workerParts };
  return (
    <PageShell
      isWide
      back={shown.isOwn ? workerPaths.dashboard : publicPaths.search}
      action={!shown.isOwn && <WorkerActions {...shown} />}
    >
      <WorkerBody {...shown} />
    </PageShell>
  );
}
