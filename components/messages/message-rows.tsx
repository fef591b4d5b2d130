'use client';

import type { Thread } from '#lib/features/messages/client/conversation.ts';
import type { Unsent } from '#lib/features/messages/client/unsent-messages.ts';
import type { Message } from '#lib/features/messages/contracts/messages.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { AttachmentView, isPicture, OwnPictures } from './attachment-view.tsx';
import { Bubble, type Reach } from './bubble.tsx';
import type { Speech } from './messages-words.ts';
import { dayName } from './message-times.ts';
import { useEffect, useState } from 'react';
import { ConfirmContact } from '#components/accounts/confirm-contact.tsx';
import { toCodeText } from '#components/form/to-text.ts';
import { Button } from '#components/ui/button.tsx';
import { discardUnsent, retryUnsent } from '#lib/features/messages/client/send-queue.ts';
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
}

const Day = ({ at, locale, words }: Speech & { at: string }) => (
  <li className="my-2 self-center rounded-full bg-chip px-3 py-1 text-xs font-medium text-muted">
    {dayName({ locale, words }, new Date(at))}
  </li>
);

const Hidden = ({ isOwn, words: { bubble } }: { isOwn: boolean; words: Speech['words'] }) => (
  <p className="mt-1 max-w-[85%] text-sm text-muted">{isOwn ? bubble.hidden.own : bubble.hidden.other}</p>
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
      reach={message.senderId === partnerId ? null : toReach(message, thread)}
      files={
        message.attachments.length > 0 &&
        message.attachments.map((file) => (
          <AttachmentView key={file.key} file={file} locale={locale} words={words} />
        ))
      }
      locale={locale}
      words={words}
    >
      {message.hides && <Hidden isOwn={message.senderId !== partnerId} words={words} />}
    </Bubble>
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

/** The messages of a conversation grouped by day, with unsent ones at the end. */
export const MessageRows = ({ unsent, ...rows }: RowsProps) => {
  const { thread, locale, words } = rows;
  const isNewDay = (message: Message, at: number): boolean => {
    const before = thread.messages[at - 1];
    return !before || toIndiaDay(new Date(before.createdAt)) !== toIndiaDay(new Date(message.createdAt));
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
