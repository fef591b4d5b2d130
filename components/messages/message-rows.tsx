'use client';

import type { Thread } from '#lib/features/messages/client/conversation.ts';
import type { Unsent } from '#lib/features/messages/client/unsent-messages.ts';
import type { Message } from '#lib/features/messages/contracts/messages.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { AttachmentView, isPicture, OwnPictures } from './attachment-view.tsx';
import { Bubble, type Reach } from './bubble.tsx';
import type { Speech } from './messages-words.ts';
import { dayName } from './message-times.ts';
import { useEffect, useState } from 'react';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { toCodeText } from '#components/form/to-text.ts';
import { Button } from '#components/ui/button.tsx';
import { discardUnsent, retryUnsent } from '#lib/features/messages/client/send-queue.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';

interface NotSentProps extends Speech {
  unsent: Unsent;
  /** The code of the server's refusal. */
  refusal: string;
}

/** What the server said, in the reader's language; its texts are fetched, as few ever need one. */
const useReason = (refusal: string, locale: Locale): string | null => {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadFormWords(locale).then(
      (words) => isCurrent && setReason(toCodeText(words, refusal)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [refusal, locale]);
  return reason;
};

/** Why a message has stayed here, and what can be done about it. */
const NotSent = ({ unsent, refusal, locale, words: { bubble } }: NotSentProps) => {
  const reason = useReason(refusal, locale);
  return (
    <>
      {reason !== null && <p className="mt-1 max-w-[85%] text-right text-sm text-danger">{reason}</p>}
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

const reachOf = ({ ord }: Message, { marks }: Thread): Reach => {
  if (marks && ord <= marks.own.read) return 'read';
  return marks && ord <= marks.own.delivered ? 'delivered' : 'sent';
};

interface RowsProps extends Speech {
  thread: Thread;
  unsent: readonly Unsent[];
  partnerId: string;
}

const Day = ({ at, locale, words }: Speech & { at: string }) => (
  <li className="my-2 self-center rounded-full bg-chip px-3 py-1 text-xs font-medium text-muted">
    {dayName({ locale, words }, new Date(at))}
  </li>
);

const StoredRow = ({
  message,
  thread,
  partnerId,
  locale,
  words,
}: Omit<RowsProps, 'unsent'> & { message: Message }) => (
  <li data-seq={message.seq}>
    <Bubble
      text={message.text}
      at={message.createdAt}
      reach={message.senderId === partnerId ? null : reachOf(message, thread)}
      files={
        message.attachments.length > 0 &&
        message.attachments.map((file) => (
          <AttachmentView key={file.url} file={file} locale={locale} words={words} />
        ))
      }
      locale={locale}
      words={words}
    />
  </li>
);

const UnsentRow = ({ unsent, locale, words }: Speech & { unsent: Unsent }) => {
  const { refusal, files } = unsent;
  const pictures = files.filter(({ blob }) => isPicture(blob));
  const names = files.filter(({ blob }) => !isPicture(blob)).map(({ name }) => name);
  return (
    <li>
      <Bubble
        text={[unsent.text, ...names].filter(Boolean).join('\n')}
        files={pictures.length > 0 && <OwnPictures files={pictures} />}
        at={unsent.createdAt}
        reach={refusal === null ? 'waiting' : 'failed'}
        locale={locale}
        words={words}
      >
        {refusal !== null && <NotSent unsent={unsent} refusal={refusal} locale={locale} words={words} />}
      </Bubble>
    </li>
  );
};

/** The messages of a talk, day by day, with what is still on its way at the end. */
export const MessageRows = ({ unsent, ...rows }: RowsProps) => {
  const { thread, locale, words } = rows;
  const isNewDay = (message: Message, at: number): boolean => {
    const before = thread.messages[at - 1];
    return !before || indiaDayOf(new Date(before.createdAt)) !== indiaDayOf(new Date(message.createdAt));
  };
  return (
    <ul className="flex min-h-full flex-col justify-end gap-1.5 p-4">
      {thread.messages.flatMap((message, at) => [
        ...(isNewDay(message, at)
          ? [<Day key={`day ${message.seq}`} at={message.createdAt} locale={locale} words={words} />]
          : []),
        <StoredRow
          key={`${message.senderId} ${message.clientId ?? message._id}`}
          message={message}
          {...rows}
        />,
      ])}
      {unsent.map((one) => (
        <UnsentRow key={one.id} unsent={one} locale={locale} words={words} />
      ))}
    </ul>
  );
};
