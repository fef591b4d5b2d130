'use client';

import type { Thread } from '#lib/features/messages/client/conversation.ts';
import type { Unsent } from '#lib/features/messages/client/unsent-messages.ts';
import type { Message } from '#lib/features/messages/contracts/messages.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { AttachmentView, isPicture, OwnPictures } from './attachment-view.tsx';
import { Bubble, type BubbleProps, type Reach } from './bubble.tsx';
import type { Speech } from './messages-words.ts';
import { dayName } from './message-times.ts';
import { useEffect, useState } from 'react';
import { ConfirmContact } from '#components/accounts/confirm-contact.tsx';
import { toCodeText } from '#components/form/to-text.ts';
import { Button } from '#components/ui/button.tsx';
import { delayedReceivers, discardUnsent, retryUnsent } from '#lib/features/messages/client/send-queue.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';

interface NotSentProps extends Speech {
  unsent: Unsent;
  /** The server's error code. */
  refusal: string;
}

/** Returns the text of an error code; the texts are loaded on demand, as few readers ever need one. */
const useReason = (refusal: string, locale: Locale): string | null => {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const { loadFormWords } = await import('#components/form/load-form-words.ts');
      const words = await loadFormWords(locale);
      if (isCurrent) setReason(toCodeText(words, refusal));
    };
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [refusal, locale]);
  return reason;
};

/** Why a message was not sent, and what to do about it. */
const NotSent = ({ unsent, refusal, locale, words: { bubble } }: NotSentProps) => {
  const reason = useReason(refusal, locale);
  return (
    <>
      {reason !== null && <p className="mt-1 max-w-[85%] text-right text-sm text-danger">{reason}</p>}
      {refusal === 'prove_to_write' && <ConfirmContact onDone={() => void retryUnsent(unsent)} />}
      <div className="flex items-center gap-1">
        <span className="text-sm text-danger">{bubble.failed}</span>
        <Button variant="link" size="compact" onClick={() => void retryUnsent(unsent)}>
          {bubble.retry}
        </Button>
        <Button variant="link" size="compact" onClick={() => void discardUnsent(unsent)}>
          {bubble.discard}
        </Button>
      </div>
    </>
  );
};

const toReach = ({ ord }: Message, { marks }: Thread): Reach => {
  if (marks && ord <= marks.own.read) return 'read';
  return marks && ord <= marks.own.delivered ? 'delivered' : 'sent';
};

interface RowsProps extends Speech {
  thread: Thread;
  unsent: readonly Unsent[];
  partnerId: string;
  /** The partner's name; null while unknown. */
  name: string | null;
}

const Day = ({ at, locale, words }: Speech & { at: string }) => (
  <li className="my-2 self-center rounded-full bg-chip px-3 py-1 text-xs font-medium text-muted">
    {dayName({ locale, words }, new Date(at))}
  </li>
);

const Hidden = ({ isOwn, words: { bubble } }: { isOwn: boolean; words: Speech['words'] }) => (
  <p className="mt-1 max-w-[85%] text-sm text-muted">{isOwn ? bubble.hidden.own : bubble.hidden.other}</p>
);

const toStoredBubble = (message: Message, rows: Omit<RowsProps, 'unsent'>): BubbleProps => {
  const { thread, partnerId, name, locale, words } = rows;
  const isOwn = message.senderId !== partnerId;
  const { speaker } = words.bubble;
  return {
    speaker: isOwn ? speaker.own : name && fill(speaker.other, { name }),
    text: message.text,
    at: message.createdAt,
    reach: isOwn ? toReach(message, thread) : null,
    files:
      message.attachments.length > 0 &&
      message.attachments.map((file) => (
        <AttachmentView key={file.key} file={file} locale={locale} words={words} />
      )),
    children: message.hides && <Hidden isOwn={isOwn} words={words} />,
    locale,
    words,
  };
};

const toUnsentBubble = (unsent: Unsent, isDelayed: boolean, { locale, words }: Speech): BubbleProps => {
  const { refusal, files } = unsent;
  const pictures = files.filter(({ blob }) => isPicture(blob));
  const names = files.filter(({ blob }) => !isPicture(blob)).map(({ name }) => name);
  const reach = isDelayed ? 'waiting' : 'sending';
  return {
    speaker: words.bubble.speaker.own,
    text: [unsent.text, ...names].filter(Boolean).join('\n'),
    files: pictures.length > 0 && <OwnPictures files={pictures} />,
    at: unsent.createdAt,
    reach: refusal === null ? reach : 'failed',
    children: refusal !== null && <NotSent unsent={unsent} refusal={refusal} locale={locale} words={words} />,
    locale,
    words,
  };
};

const noOne: ReadonlySet<string> = new Set();

/** The messages of a conversation grouped by day, with unsent ones at the end. */
export const MessageRows = ({ unsent, ...rows }: RowsProps) => {
  const { thread, partnerId, locale, words } = rows;
  const isDelayed = useStore(delayedReceivers, noOne).has(partnerId);
  const isNewDay = (message: Message, at: number): boolean => {
    const before = thread.messages[at - 1];
    return !before || toIndiaDay(new Date(before.createdAt)) !== toIndiaDay(new Date(message.createdAt));
  };
  const stored = thread.messages.flatMap((message, at) => [
    ...(isNewDay(message, at)
      ? [<Day key={`day ${message.seq}`} at={message.createdAt} locale={locale} words={words} />]
      : []),
    <li key={`${message.senderId} ${message.clientId ?? message._id}`} data-seq={message.seq}>
      <Bubble {...toStoredBubble(message, rows)} />
    </li>,
  ]);
  const waiting = unsent.map((one) => (
    <li key={`${one.senderId} ${one.id}`}>
      <Bubble {...toUnsentBubble(one, isDelayed, { locale, words })} />
    </li>
  ));
  // One list, so that a message keeps its element when it is stored: a new one would be announced again.
  return <ul className="flex min-h-full flex-col justify-end gap-1.5 p-4">{[...stored, ...waiting]}</ul>;
};
