import { Banknote, CircleHelp, Hammer, ListX, ShieldAlert, TriangleAlert, UserX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ReportForm } from '#components/people/report-form.tsx';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { Button } from '#components/ui/button.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { api } from '#lib/platform/browser/api.ts';
import type { ClaimFormWords } from '../claims/claim-words.ts';
import { helpTopics, type HelpTopic, type HelpWords } from './help-words.ts';
import { TicketForm } from './ticket-form.tsx';

const icons: Record<HelpTopic, ReactNode> = {
  noOne: <UserX aria-hidden />,
  unfinished: <ListX aria-hidden />,
  charged: <Banknote aria-hidden />,
  broken: <Hammer aria-hidden />,
  unsafe: <ShieldAlert aria-hidden />,
  other: <CircleHelp aria-hidden />,
};

interface HelpChoicesProps {
  booking: { readonly _id: string; readonly number: string };
  workerId: string;
  /** The worker has accepted the booking at some time: only then does a report of danger come first. */
  isAgreed: boolean;
  words: HelpWords & { caseTitle: string; caseHint: string };
  photoWords: ClaimFormWords;
  safety: SafetyWords;
  /** Opens the no-show claim; null while the booking allows none. */
  onNoOne: (() => void) | null;
  /** Opens a case; null while the booking allows none. */
  onCase: (() => void) | null;
  onClose(): void;
}

const askedByCase: readonly HelpTopic[] = ['unfinished', 'charged', 'broken'];

/** A case asks for its own reason, so the topics that it covers are left out. */
const listTopics = ({ onNoOne, onCase }: HelpChoicesProps): readonly HelpTopic[] => {
  if (onCase === null) return helpTopics;
  return helpTopics.filter((one) => (one === 'noOne' ? onNoOne !== null : !askedByCase.includes(one)));
};

interface TopicsProps extends HelpChoicesProps {
  onChoose(topic: HelpTopic): void;
}

const Topics = (props: TopicsProps) => {
  const { words, isAgreed, onNoOne, onCase, onChoose } = props;
  const hints: Partial<Record<HelpTopic, string>> = {
    ...(onNoOne && { noOne: words.noOneHint }),
    ...(isAgreed && { unsafe: words.unsafeHint }),
  };
  return (
    <>
      <p className="text-muted">{words.about}</p>
      <ListRows>
        {onCase && (
          <li>
            <button type="button" className={listRowClass} onClick={onCase}>
              <ListRow icon={<TriangleAlert aria-hidden />} label={words.caseTitle} hint={words.caseHint} />
            </button>
          </li>
        )}
        {listTopics(props).map((one) => (
          <li key={one}>
            <button type="button" className={listRowClass} onClick={() => onChoose(one)}>
              <ListRow icon={icons[one]} label={words[one]} hint={hints[one]} />
            </button>
          </li>
        ))}
      </ListRows>
    </>
  );
};

/** The choices of a booking that went wrong, and the form for each. */
export const HelpChoices = (props: HelpChoicesProps) => {
  const { booking, workerId, words, photoWords, safety, onNoOne, onClose } = props;
  const [topic, setTopic] = useState<HelpTopic | null>(null);
  const choose = (next: HelpTopic): void => {
    if (next === 'noOne' && onNoOne) onNoOne();
    else setTopic(next);
  };
  if (topic === null) return <Topics {...props} onChoose={choose} />;
  return (
    <>
      {topic === 'unsafe' ? (
        <>
          <p className="font-semibold">
            <a
              href="tel:112"
              className="inline-flex min-h-11 items-center text-danger underline-offset-4 hover:underline"
            >
              {words.emergency}
            </a>
          </p>
          <ReportForm
            words={safety}
            first="unsafe"
            onClose={onClose}
            file={(report) => api('POST /users/{id}/report', { params: { id: workerId }, ...report })}
          />
        </>
      ) : (
        <TicketForm {...{ booking, topic, words, photoWords, onClose }} />
      )}
      <Button variant="link" size="flush" className="min-h-11 self-center" onClick={() => setTopic(null)}>
        {words.back}
      </Button>
    </>
  );
};
