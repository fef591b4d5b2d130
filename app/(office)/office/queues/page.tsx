import { QueueBoard } from '#components/office/queue-board.tsx';
import { queueName } from '#lib/features/office/contracts/office.ts';
import { readQueue, readQueues } from '#lib/features/office/services/queues.ts';
import { mayAs } from '#lib/platform/contract/actor.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { actsWordsOf, drawOffice, officeTitle, type OfficeView } from '#app/_office/draw-office.tsx';

export const generateMetadata = officeTitle;

const draw = async ({ actor, locale, words }: OfficeView, search: Search) => {
  const sizes = (await load(readQueues)).data;
  const asked = queueName.safeParse(await readParam(search, 'queue'));
  const busy = sizes.find(({ waiting }) => waiting > 0)?.queue ?? 'verification';
  const queue = asked.success ? asked.data : busy;
  const first = await load(() => readQueue({ actor, params: { queue }, query: {} }));
  if ('pages' in first) throw new Error('A page is no table.');
  const { office, papers, pauses, safety, bookingWords } = words;
  const said = { ...safety.reasons, ...office.queue.against, ...bookingWords.statuses };
  const topics = queue === 'appeals' ? pauses.reasons : said;
  return (
    <QueueBoard
      key={`${queue} ${first.data.map(({ _id }) => _id).join()}`}
      queue={queue}
      first={first}
      sizes={sizes}
      wanted={await readParam(search, 'item')}
      mayAct={mayAs(actor, 'agent')}
      locale={locale}
      words={{ office, topics, refusals: papers.reasons, ...actsWordsOf(words) }}
    />
  );
};

export default function QueuesPage({ searchParams }: { searchParams: Search }) {
  return drawOffice({
    path: officePaths.queues,
    shown: 'queues',
    draw: (view) => draw(view, searchParams),
  });
}
