'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify, type Notice } from '#components/ui/notify.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import type { ActWords, office } from '#lib/features/office/texts/office.en.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { DecisionForm, type Choice } from './decision-form.tsx';

/** An admin's decision with its reason. */
export interface Act {
  readonly key: string;
  readonly words: ActWords;
  /** Whether the text may be empty. */
  readonly isTextOptional?: boolean;
  readonly isGrave?: boolean;
  /** Another page follows at once. */
  readonly isLeaving?: boolean;
  /** Shown above the text field. */
  readonly warnings?: readonly string[];
  /** Each starts with its placeholder or its first option. */
  readonly choices?: readonly Choice[];
  send(text: string, chosen: Readonly<Record<string, string>>): Promise<unknown>;
}

export interface ActsWords {
  readonly act: (typeof office)['act'];
  readonly errors: Partial<Record<ErrorCode | 'unknown', string>>;
}

interface ActFormProps {
  act: Act;
  words: ActsWords;
  onCancel(): void;
  onDone(): void;
  /** Why the server refused the act, for a screen that is to be read again then. */
  onRefused?(code: keyof ActsWords['errors']): void;
}

/** Has a ticket read again after a refusal, when it has changed or was closed since it was shown. */
export const onTicketChanged =
  (readAgain: () => void) =>
  (code: keyof ActsWords['errors']): void => {
    if (code === 'ticket_changed' || code === 'ticket_closed') readAgain();
  };

/** The call succeeded but changed nothing, or could not apply. */
export class Refused extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Runs an admin's action and reports success or the reason for failure. */
export const useAct = (errors: ActsWords['errors'], onRefused?: ActFormProps['onRefused']) => {
  const { failed, failedHint } = usePageWords();
  const [isBusy, setBusy] = useState(false);
  const run = async (send: () => Promise<unknown>, said: Notice | string | null): Promise<boolean> => {
    setBusy(true);
    try {
      // Right after loading, the token may still be on its way.
      await findSession();
      await send();
      const notice = typeof said === 'string' ? { title: said } : said;
      if (notice) notify({ variant: 'success', ...notice });
      return true;
    } catch (error) {
      const code = error instanceof ApiError || error instanceof Refused ? error.code : null;
      const why = code === null ? undefined : errors[code];
      notify({ title: why ?? failed, description: why ? undefined : failedHint, variant: 'destructive' });
      if (code !== null) onRefused?.(code);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
};

const Before = ({ id, act: { words, warnings } }: { id: string; act: Act }) => (
  <>
    {words.effect !== '' && <p id={`${id}-effect`}>{words.effect}</p>}
    {warnings && (
      <div
        id={`${id}-warnings`}
        role="note"
        tabIndex={-1}
        className="flex scroll-my-20 flex-col gap-2 rounded-control bg-chip p-3 font-medium outline-none"
      >
        {warnings.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    )}
  </>
);

const ActForm = ({ act, words, onCancel, onDone, onRefused }: ActFormProps) => {
  const id = useId();
  const { isBusy, run } = useAct(words.errors, onRefused);
  const { label, field, effect, done } = act.words;
  const send = async (text: string, chosen: Readonly<Record<string, string>>): Promise<void> => {
    const notice = { title: done, isLeaving: act.isLeaving ?? false };
    if (await run(() => act.send(text, chosen), notice)) onDone();
  };
  return (
    <DecisionForm
      label={field}
      choices={act.choices}
      isTextOptional={act.isTextOptional}
      before={{
        parts: <Before id={id} act={act} />,
        ids: [...(effect === '' ? [] : [`${id}-effect`]), ...(act.warnings ? [`${id}-warnings`] : [])],
      }}
      button={{
        label: (
          <>
            {isBusy && <Spinner />}
            {label}
          </>
        ),
        isGrave: act.isGrave,
        isBusy,
      }}
      words={words.act}
      onReady={({ text, chosen }) => void send(text, chosen)}
      onCancel={onCancel}
    />
  );
};

export interface ActsProps {
  acts: readonly Act[];
  words: ActsWords;
  /** The action being filled in; null for none. */
  chosen: number | null;
  /** Shows the shortcut key of each action. */
  hasKeys?: boolean;
  /** Where the page has another main action. */
  isSecondary?: boolean;
  onChoose(at: number | null): void;
  onDone(): void;
  onRefused?: ActFormProps['onRefused'];
}

/** Gives the focus back to the button of an action when its form closes. */
const useFocusBack = (chosen: number | null) => {
  const buttons = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (chosen === null && before.current !== null)
      buttons.current?.querySelectorAll('button')[before.current]?.focus();
    before.current = chosen;
  }, [chosen]);
  return buttons;
};

/** The available actions; each explains itself and asks for a reason first. */
export const Acts = ({ acts, words, chosen, onChoose, onDone, onRefused, ...look }: ActsProps) => {
  const buttons = useFocusBack(chosen);
  const act = chosen === null ? undefined : acts[chosen];
  if (act)
    return <ActForm key={act.key} {...{ act, words, onDone, onRefused }} onCancel={() => onChoose(null)} />;
  return (
    <div ref={buttons} className="flex flex-wrap gap-2">
      {acts.map(({ key, words: { label } }, at) => (
        <Button
          key={key}
          variant={at === 0 && !look.isSecondary ? 'primary' : 'outline'}
          size={look.isSecondary ? 'compact' : undefined}
          onClick={() => onChoose(at)}
        >
          {label}
          {look.hasKeys && (
            <kbd aria-hidden className="hidden font-sans text-sm opacity-80 lg:inline">
              {at + 1}
            </kbd>
          )}
        </Button>
      ))}
    </div>
  );
};
