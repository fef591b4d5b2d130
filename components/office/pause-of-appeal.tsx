import type { QueueItem, QueueName } from '#lib/features/office/contracts/office.ts';
import type { officePauses } from '#lib/features/office/texts/office-pauses.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';

/** The admin who decides. */
export interface Reader {
  readonly userId: string;
  readonly isLead: boolean;
  /** Whether another lead can decide what this one may not. */
  readonly hasOtherLead: boolean;
}

/** Whether the reader set the pause under appeal: another lead has to decide it. */
export const isOwnPause = (
  { about }: QueueItem,
  { queue, reader }: { queue: QueueName; reader: Reader },
): boolean => queue === 'appeals' && about?._id === reader.userId;

interface PauseOfAppealProps {
  item: QueueItem;
  queue: QueueName;
  locale: Locale;
  reader: Reader;
  words: { readonly pauses: typeof officePauses };
}

/** The pause under appeal, what happens without an answer, and who may decide. */
export const PauseOfAppeal = ({ item, locale, words: { pauses }, ...view }: PauseOfAppealProps) => {
  const { pause } = item;
  if (!pause) return null;
  const day = formatDate(locale, new Date(pause.startsAt));
  return (
    <div className="flex flex-col gap-2">
      {pause.pauseState === 'announced' && <p>{fill(pauses.announced, { day })}</p>}
      {pause.pauseState === 'over' && <p>{pauses.isOver}</p>}
      <p>{pause.urgency ? pauses.silenceStays : pauses.silenceLifts}</p>
      {isOwnPause(item, view) && (
        <p role="note" className="rounded-control bg-chip p-3 font-medium wrap-anywhere">
          {pauses.own} {!view.reader.hasOtherLead && pauses.secondLead}
        </p>
      )}
    </div>
  );
};
