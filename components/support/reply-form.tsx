'use client';

import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { notify } from '#components/ui/notify.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { countCodePoints, Textarea } from '#components/ui/textarea.tsx';
import { MAX_MESSAGE_LENGTH } from '#lib/features/support/contracts/ticket-limits.ts';
import type { TicketView } from '#lib/features/support/contracts/tickets.ts';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import type { ticketThread } from '#lib/features/support/texts/thread.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { ScreenshotField } from './screenshot-field.tsx';
import { useScreenshots, type ScreenshotWords } from './use-screenshots.ts';

export interface ReplyWords {
  readonly thread: typeof ticketThread;
  readonly feedback: (typeof tickets)['feedback'];
  readonly uploads: Omit<ScreenshotWords, 'screenshotFailed'>;
  /** Refusals of the ticket: closed or full by now. */
  readonly refusals: { readonly ticket_closed: string; readonly ticket_full: string };
}

interface ReplyFormProps {
  ticket: Pick<TicketView, '_id' | 'messages'>;
  words: ReplyWords;
  onSent(ticket: TicketView): void;
  onCancel(): void;
}

const toErrorText = (error: unknown, { thread, refusals }: ReplyWords): string => {
  const code = error instanceof ApiError ? error.code : null;
  return code === 'ticket_closed' || code === 'ticket_full' ? refusals[code] : thread.failed;
};

const useReply = ({ ticket, words, onSent }: ReplyFormProps) => {
  const keyFor = useRequestKey();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const post = async (message: string, screenshots: string[]): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await api('POST /tickets/{id}/messages', {
        params: { id: ticket._id },
        body: { message, ...(screenshots.length > 0 && { screenshots }) },
        // The same words after another answer are another message.
        idempotencyKey: keyFor({ message, screenshots, after: ticket.messages.length }),
      });
      notify({ title: words.thread.sent, variant: 'success' });
      onSent(data);
    } catch (error) {
      setFault(toErrorText(error, words));
      setBusy(false);
    }
  };
  const send = (text: string, screenshots: string[]): void => {
    const message = text.trim();
    const isTooLong = countCodePoints(message) > MAX_MESSAGE_LENGTH;
    if (message === '') setFault(words.thread.missing);
    else if (isTooLong) setFault(fill(words.thread.tooLong, { count: MAX_MESSAGE_LENGTH }));
    else {
      setFault(null);
      void post(message, screenshots);
    }
  };
  return { fault, isBusy, send };
};

/** Adds a message with pictures to one's ticket. */
export const ReplyForm = (props: ReplyFormProps) => {
  const { words, onCancel } = props;
  const { thread, feedback, uploads } = words;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useEffect(() => field.current?.focus(), []);
  const screenshots = useScreenshots({ ...uploads, screenshotFailed: feedback.screenshotFailed });
  const { fault, isBusy, send } = useReply(props);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const keys = screenshots.shown.map(({ key }) => key);
    if (!isBusy && !screenshots.isBusy) send(text, keys);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={id}>{thread.label}</Label>
        <Textarea
          id={id}
          value={text}
          ref={field}
          onChange={({ target }) => setText(target.value)}
          counter={{ count: countCodePoints(text), max: MAX_MESSAGE_LENGTH }}
        />
      </div>
      <ScreenshotField
        screenshots={screenshots}
        words={{
          ...feedback,
          ...{ screenshots: thread.pictures, screenshot: thread.photo },
          ...{ addScreenshot: thread.addPicture, removeScreenshot: thread.removePicture },
        }}
      />
      <div role="alert">{fault !== null && <Alert variant="destructive">{fault}</Alert>}</div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isHeld={screenshots.isBusy} aria-busy={isBusy}>
          {isBusy && <Spinner />}
          {isBusy ? thread.sending : thread.send}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {thread.cancel}
        </Button>
      </div>
    </form>
  );
};
