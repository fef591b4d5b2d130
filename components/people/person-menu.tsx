'use client';

import { EllipsisVertical, Flag, UserCheck, UserX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { held } from '#components/ui/button.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { notify } from '#components/ui/notify.ts';
import { preloadSheet, Sheet } from '#components/ui/sheet.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { BlockQuestion } from './block-question.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { ReportForm } from './report-form.tsx';
import { useAction } from '#components/page/use-action.ts';
import type { SafetyProps } from './safety-words.ts';

interface MenuProps extends Omit<SafetyProps, 'onClose'> {
  /** Unblocks the person; set when the reader has blocked them. */
  onUnblock?: (() => Promise<void>) | undefined;
  /** Extra actions shown first; `close` closes the menu. */
  first?: ((close: () => void) => ReactNode) | undefined;
}

type Step = 'choices' | 'report' | 'block';

interface ChoicesProps extends Pick<MenuProps, 'words' | 'onUnblock'> {
  first: ReactNode;
  onChoose(step: Step): void;
}

const Choices = ({ words, onUnblock, first, onChoose }: ChoicesProps) => {
  const { isBusy, run } = useAction({ failed: words.failed, failedHint: '' });
  return (
    <ListRows>
      {first && <li>{first}</li>}
      <li>
        <button type="button" className={listRowClass} onClick={() => onChoose('report')}>
          <ListRow icon={<Flag aria-hidden />} label={words.report} hint={words.reportHint} />
        </button>
      </li>
      <li>
        {onUnblock ? (
          <button
            type="button"
            className={listRowClass}
            onClick={() => void run(onUnblock)}
            {...(isBusy && held)}
          >
            <ListRow icon={<UserCheck aria-hidden />} label={words.unblock} hasArrow={false} />
          </button>
        ) : (
          <button type="button" className={listRowClass} onClick={() => onChoose('block')}>
            <ListRow icon={<UserX aria-hidden />} label={words.block} hint={words.blockHint} />
          </button>
        )}
      </li>
    </ListRows>
  );
};

const pickTitle = (step: Step, { person: { name }, words }: MenuProps): string => {
  const titles = { choices: words.title, report: words.reportTitle, block: words.blockTitle };
  return fill(titles[step], { name });
};

/** The menu beside a person's name with report and block. */
export const PersonMenu = (props: MenuProps) => {
  const { person, words, onUnblock } = props;
  const [step, setStep] = useState<Step | null>(null);
  const onClose = (): void => setStep(null);
  // Keeps the content visible while the sheet slides out.
  const [shown, setShown] = useState<Step>('choices');
  const choose = (next: Step): void => {
    setShown(next);
    setStep(next);
  };
  const unblock = async (): Promise<void> => {
    await onUnblock?.();
    onClose();
    notify({ title: words.unblocked, variant: 'success' });
  };
  const contents: Record<Step, ReactNode> = {
    choices: (
      <Choices
        first={props.first?.(onClose)}
        words={words}
        onChoose={choose}
        onUnblock={onUnblock && unblock}
      />
    ),
    report: (
      <ReportForm
        words={words}
        onClose={onClose}
        file={(report) => api('POST /users/{id}/report', { params: { id: person._id }, ...report })}
      />
    ),
    block: <BlockQuestion {...props} onClose={onClose} />,
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={fill(words.title, { name: person.name })}
        onPointerEnter={preloadSheet}
        onClick={() => choose('choices')}
        className="-mr-3 grid size-12 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <EllipsisVertical aria-hidden className="size-6" />
      </button>
      <Sheet isOpen={step !== null} onClose={onClose} title={pickTitle(shown, props)} words={usePageWords()}>
        {contents[shown]}
      </Sheet>
    </>
  );
};
