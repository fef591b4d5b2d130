import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import type { OfficeCase } from '#lib/features/admin/contracts/cases.ts';
import type { OfficeBooking, QueueItem } from '#lib/features/office/contracts/office.ts';
import { listOpenVerdicts } from '#lib/features/office/rules/open-verdicts.ts';
import type { Named } from '#lib/platform/contract/admin-list.ts';
import { Acts, onTicketChanged, type Act } from './acts.tsx';
import { listCaseActs } from './case-acts.ts';
import { FetchedCase } from './case-file.tsx';
import { FetchedClaim } from './claim-file.tsx';
import { Kept } from './evidence.tsx';
import { Papers } from './papers.tsx';
import { isOwnPause, PauseOfAppeal } from './pause-of-appeal.tsx';
import { actsOn } from './queue-acts.ts';
import { dueOf, headOf, lineOf, sinceOf, type BoardView } from './queue-item-texts.ts';
import { Links } from './queue-links.tsx';
import { Said } from './queue-said.tsx';
import { QueueTicket } from './queue-ticket.tsx';

interface DetailProps extends BoardView {
  item: QueueItem;
  /** Whether it was chosen, and not only the first one. */
  mayAct: boolean;
  chosenAct: number | null;
  onChooseAct(at: number | null): void;
  onAssigned(assignee: Named | null): void;
  /** An act was refused because the ticket is no longer as it is shown. */
  onChanged(): void;
  onBack(): void;
  onDone(): void;
}

/** The records behind an item, once they are read. */
interface FoundFiles {
  claim: OfficeBooking | null;
  file: OfficeCase | null;
}

/** The actions that the reader can take now; those on a claim or case depend on what was read about it. */
const openActs = (item: QueueItem, view: BoardView, { claim, file }: FoundFiles): readonly Act[] => {
  const { queue, words, reader } = view;
  if (isOwnPause(item, view)) return [];
  if (queue === 'cases') return file ? listCaseActs(file, words.officeCases) : [];
  const acts = actsOn(queue, item, words);
  if (queue !== 'claims') return acts;
  const verdicts: readonly string[] = claim ? listOpenVerdicts(claim, reader.isLead) : [];
  return acts.filter(({ key }) => verdicts.includes(key));
};

const DetailHead = ({ item, ...view }: BoardView & { item: QueueItem }) => (
  <div>
    {item.seen && view.queue !== 'papers' && (
      <Avatar name={item.seen.name} src={item.seen.profileImage} size="large" className="mb-2" />
    )}
    <h2 id="waits-head" tabIndex={-1} className="text-lg font-semibold wrap-anywhere outline-none">
      {headOf(item, view)}
    </h2>
    <p className="text-sm text-muted">
      {[view.queue === 'papers' && lineOf(item, view), item.number, sinceOf(item, view), dueOf(item, view)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </div>
);

interface DetailFilesProps extends BoardView {
  item: QueueItem;
  onClaim(found: OfficeBooking): void;
  onCase(found: OfficeCase): void;
}

/** The claim or case behind an item. */
const DetailFiles = ({ item, queue, locale, words, onClaim, onCase }: DetailFilesProps) => {
  const { claims, officeCases, caseReasons, workPhotos, statuses, office } = words;
  const shared = { claims, none: office.none };
  if (queue === 'claims')
    return (
      <FetchedClaim bookingId={item._id} onFound={onClaim} locale={locale} words={{ ...shared, statuses }} />
    );
  if (queue === 'cases')
    return (
      <FetchedCase
        caseId={item._id}
        onFound={onCase}
        locale={locale}
        words={{ ...shared, statuses, cases: officeCases, reasons: caseReasons, photos: workPhotos }}
      />
    );
  return null;
};

/** One item with all that is needed to decide it. */
export const QueueDetail = ({
  item,
  mayAct,
  chosenAct,
  onChooseAct,
  onAssigned,
  onChanged,
  onBack,
  onDone,
  ...view
}: DetailProps) => {
  const { queue, words } = view;
  const { queue: texts } = words.office;
  const [claim, setClaim] = useState<OfficeBooking | null>(null);
  const [file, setFile] = useState<OfficeCase | null>(null);
  const acts = mayAct ? openActs(item, view, { claim, file }) : [];
  const onRefused = onTicketChanged(onChanged);
  return (
    <article
      aria-labelledby="waits-head"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-soft lg:sticky lg:top-20"
    >
      <Button variant="ghost" size="compact" className="self-start lg:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-5" />
        {texts.back}
      </Button>
      <DetailHead item={item} {...view} />
      {item.warning && (
        <p role="note" className="rounded-control bg-tint-warm p-3">
          {words.codes.warnings[item.warning].hint}
        </p>
      )}
      {queue === 'papers' && mayAct && (
        <Papers
          papersId={item._id}
          profileImage={item.seen?.profileImage ?? null}
          words={words.office.papers}
        />
      )}
      {queue === 'overdue' && <p>{texts.overdue}</p>}
      {queue === 'returns' && <p>{words.pauses.returned}</p>}
      <PauseOfAppeal item={item} {...view} />
      <Said item={item} queue={queue} words={words} />
      <QueueTicket {...{ item, mayAct, onAssigned, onRefused }} {...view} />
      <Kept item={item} mayOpen={mayAct} locale={view.locale} words={words} />
      <DetailFiles item={item} {...view} onClaim={setClaim} onCase={setFile} />
      <Links item={item} words={words} />
      {acts.length > 0 && (
        <Acts {...{ acts, words, onDone, onRefused }} chosen={chosenAct} hasKeys onChoose={onChooseAct} />
      )}
    </article>
  );
};
