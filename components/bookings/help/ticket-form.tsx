import { useRouter } from 'next/navigation';
import { useId, useState, type SyntheticEvent } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { countCodePoints, Textarea } from '#components/ui/textarea.tsx';
import {
  MAX_MESSAGE_LENGTH,
  MAX_SCREENSHOTS,
  MIN_MESSAGE_LENGTH,
} from '#lib/features/support/contracts/ticket-limits.ts';
import { api } from '#lib/platform/browser/api.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { ClaimFormWords } from '../claims/claim-words.ts';
import { PhotoField, usePhotos } from '../claims/photo-field.tsx';
import type { HelpTopic, HelpWords } from './help-words.ts';

interface TicketFormProps {
  booking: { readonly _id: string; readonly number: string };
  topic: HelpTopic;
  words: HelpWords;
  photoWords: ClaimFormWords;
  onClose(): void;
}

type Fault = 'tooShort' | 'tooLong' | 'failed';

const findFault = (message: string): Fault | null => {
  const length = countCodePoints(message);
  if (length < MIN_MESSAGE_LENGTH) return 'tooShort';
  return length > MAX_MESSAGE_LENGTH ? 'tooLong' : null;
};

const useTicket = ({ booking, topic, words, onClose }: TicketFormProps) => {
  const router = useRouter();
  const keyFor = useRequestKey();
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const post = async (message: string, screenshots: readonly string[]): Promise<void> => {
    const name = readSession()?.user.name ?? '';
    const subject = fill(words.subject, { topic: words[topic], number: booking.number });
    // Members find the answer here, so no address is sent.
    const letter = { name, subject, message, bookingId: booking._id };
    const body = { ...letter, ...(screenshots.length > 0 && { screenshots: [...screenshots] }) };
    const { data } = await api('POST /admin/send-message-to-us', { body, idempotencyKey: keyFor(body) });
    onClose();
    const description = fill(words.number, { number: data.number });
    notify({ title: words.sent, description, variant: 'success' });
    afterSheets(() => router.refresh());
  };
  const send = async (text: string, screenshots: readonly string[]): Promise<void> => {
    const message = text.trim();
    const found = findFault(message);
    setFault(found);
    if (found !== null) return;
    setBusy(true);
    await post(message, screenshots).catch(() => setFault('failed'));
    setBusy(false);
  };
  return { fault, isBusy, send };
};

/** Tells us what went wrong, with photos; the answer appears on the booking's page. */
export const TicketForm = (props: TicketFormProps) => {
  const { topic, words, photoWords } = props;
  const id = useId();
  const [text, setText] = useState('');
  const chosen = usePhotos(photoWords);
  const { fault, isBusy, send } = useTicket(props);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const keys = chosen.photos.map(({ key }) => key);
    if (!isBusy && !chosen.isBusy) void send(text, keys);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h3 className="text-lg leading-snug font-semibold">{words[topic]}</h3>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={id}>{words.what}</Label>
        <Textarea
          id={id}
          value={text}
          aria-invalid={(fault !== null && fault !== 'failed') || undefined}
          onChange={({ target }) => setText(target.value)}
          counter={{ count: countCodePoints(text), max: MAX_MESSAGE_LENGTH }}
        />
      </div>
      <PhotoField chosen={chosen} words={photoWords} limit={MAX_SCREENSHOTS} />
      <div role="alert">
        {fault && (
          <Alert variant="destructive">
            <p>{fill(words[fault], { count: MAX_MESSAGE_LENGTH })}</p>
          </Alert>
        )}
      </div>
      <Button type="submit" size="block" isHeld={isBusy || chosen.isBusy} aria-busy={isBusy}>
        {isBusy && <Spinner />}
        {words.send}
      </Button>
    </form>
  );
};
