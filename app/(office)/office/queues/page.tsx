import { cache } from 'react';
import { QueueBoard } from '#components/office/queue-board.tsx';
import { hasOtherLead } from '#lib/features/admin/services/admins.ts';
import { listAssignees } from '#lib/features/admin/services/ticket-desk.ts';
import { queueName } from '#lib/features/office/contracts/office.ts';
import { findBatchKinds } from '#lib/features/office/rules/batch-kinds.ts';
import { isDecidable } from '#lib/features/office/rules/decidable-queue.ts';
import { readQueue, readQueues } from '#lib/features/office/services/queues.ts';
import { hasRight } from '#lib/platform/contract/actor.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { officeActWords, drawOffice, officeTitle, type OfficeView } from '#app/_office/draw-office.tsx';

interface QueuesProps {
  searchParams: Search;
}

/** Finds the queue in the address, otherwise a busy one; once per request, for title and page. */
const findQueue = cache(async (asked: string | null) => {
  const sizes = (await load(readQueues)).data;
  const parsed = queueName.safeParse(asked);
  const busy = sizes.find(({ queue: name, waiting }) => waiting > 0 && isDecidable(name))?.queue ?? 'papers';
  return { sizes, queue: parsed.success ? parsed.data : busy };
});

export const generateMetadata = officeTitle('queues', async ({ searchParams }: QueuesProps, { words }) => {
  const { queue } = await findQueue(await readParam(searchParams, 'queue'));
  return words.office.queues[queue];
});

const draw = async ({ actor, locale, words }: OfficeView, search: Search) => {
  const { sizes, queue } = await findQueue(await readParam(search, 'queue'));
  const first = await load(() => readQueue({ actor, params: { queue }, query: {} }));
  if ('pages' in first) throw new Error('Expected a page, got a table.');
  const { office, officeCases, officeCodes, officePauses, papers, pauses, safety, bookingWords } = words;
  const { reasons: caseReasons } = words.cases;
  const labels = {
    ...safety.reasons,
    ...papers.documents,
    ...office.queue.against,
    ...bookingWords.statuses,
  };
  const own = { appeals: pauses.reasons, cases: caseReasons };
  const shared = { ...labels, ...officePauses.matched };
  const topics = queue === 'appeals' || queue === 'cases' ? own[queue] : shared;
  const mayAct = hasRight(actor, queue === 'appeals' ? 'lead' : 'agent');
  const takesBatches = mayAct && findBatchKinds(queue).length > 0;
  return (
    <QueueBoard
      key={`${queue} ${first.data.map(({ _id }) => _id).join()}`}
      queue={queue}
      first={first}
      sizes={sizes}
      initialId={await readParam(search, 'item')}
      mayAct={mayAct}
      admins={takesBatches ? (await load(listAssignees)).data : []}
      reader={{
        ...{ userId: actor.userId, isLead: hasRight(actor, 'lead') },
        hasOtherLead: await hasOtherLead(actor.userId),
      }}
      locale={locale}
      words={{
        ...{ office, topics, pauses: officePauses, refusals: papers.reasons, codes: officeCodes },
        ...{
          claims: words.officeClaims,
          ...{ officeCases, caseReasons, workPhotos: words.workPhotos },
          ...{ tickets: words.officeTickets, batches: words.officeBatches },
          statuses: bookingWords.statuses,
          ...officeActWords(words),
        },
      }}
    />
  );
};

export default function QueuesPage({ searchParams }: QueuesProps) {
  return drawOffice({
    path: officePaths.queues,
    shown: 'queues',
    draw: (view) => draw(view, searchParams),
  });
}
