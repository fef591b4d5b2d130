'use client';

import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import type { FeedbackBody, TicketView } from '#lib/features/support/contracts/tickets.ts';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { AllowContact, FeedbackFields } from './feedback-fields.tsx';
import { ScreenshotField } from './screenshot-field.tsx';
import { StarField } from './star-field.tsx';
import { SentCard } from './sent-card.tsx';
import { useSent } from './use-sent.ts';
import { useScreenshots, type ScreenshotWords } from './use-screenshots.ts';
import { useRef, useSyncExternalStore } from 'react';
import { APP_VERSION } from '#lib/platform/config/app-version.ts';
import { readDeviceName } from '#lib/platform/text/device-name.ts';

const never = () => () => undefined;
const readAgent = (): string => navigator.userAgent;
const readNone = (): string => '';

/** Device data sent with feedback; empty on the server. */
const useDevice = () => {
  const agent = useSyncExternalStore(never, readAgent, readNone);
  if (agent === '') return null;
  const name = readDeviceName(agent);
  const deviceType = /\bMobi|\bAndroid\b/.test(agent) ? 'mobile' : 'desktop';
  return {
    os: name?.system ?? '',
    browser: name?.browser ?? '',
    deviceType,
    appVersion: APP_VERSION,
  } as const;
};

interface FeedbackFormProps {
  author: { userId: string; userEmail?: string; phone?: string } | null;
  words: (typeof tickets)['feedback'];
  /** The meaning of each star, worst first. */
  stars: readonly string[];
  uploadWords: Omit<ScreenshotWords, 'screenshotFailed'>;
  doneWords: (typeof tickets)['done'] & { thanks: string; email: string };
}

const loadSchema = () =>
  import('#lib/features/support/contracts/tickets.ts').then(({ feedbackBody }) => feedbackBody);
const loadGuestSchema = () =>
  import('#lib/features/support/contracts/tickets.ts').then(({ guestFeedbackBody }) => guestFeedbackBody);

const useFixed = ({ author, keys }: { author: FeedbackFormProps['author']; keys: string[] }) => {
  const device = useDevice();
  if (!device) return { device, fixed: { ...author } };
  const { appVersion, ...deviceInfo } = device;
  const { deviceType } = device;
  return { device, fixed: { ...author, deviceInfo, deviceType, appVersion, screenshots: keys } };
};

type Device = NonNullable<ReturnType<typeof useDevice>>;

const describe = ({ browser, os, appVersion }: Device): string =>
  [browser, os, appVersion].filter(Boolean).join(', ');

const OpenForm = ({
  author,
  words,
  stars,
  uploadWords,
  doneWords,
  onSent,
}: FeedbackFormProps & { onSent(ticket: TicketView): void }) => {
  const keyFor = useRequestKey();
  // A retry is the same request, so it keeps the first attempt's time.
  const triedAt = useRef<Record<string, string>>({});
  const { screenshotFailed } = words;
  const screenshots = useScreenshots({ ...uploadWords, screenshotFailed });
  const { device, fixed } = useFixed({ author, keys: screenshots.shown.map(({ key }) => key) });
  const send = async (body: FeedbackBody) => {
    const key = keyFor(body);
    const timestamp = (triedAt.current[key] ??= new Date().toISOString());
    const { data } = await api('POST /admin/feedback', { body: { ...body, timestamp }, idempotencyKey: key });
    onSent(data);
    return 'stayed' as const;
  };
  return (
    <Form
      schema={author ? loadSchema : loadGuestSchema}
      fixed={fixed}
      onSend={send}
      failure={words.failed}
      className="gap-6"
    >
      <FeedbackFields words={words} />
      <StarField name="rating" label={words.rating} stars={stars} />
      {author && <ScreenshotField screenshots={screenshots} words={words} />}
      <AllowContact words={words} email={author ? null : doneWords.email} />
      <p className="min-h-10 text-sm text-muted">
        {device && fill(words.device, { device: describe(device) })}
      </p>
      <FormError />
      <SubmitButton busy={words.submitting}>{words.submit}</SubmitButton>
    </Form>
  );
};

/** The feedback form. */
export const FeedbackForm = (props: FeedbackFormProps) => {
  const { author, words, doneWords } = props;
  const [sent, setSent] = useSent();
  if (!sent) return <OpenForm {...props} onSent={setSent} />;
  return (
    <SentCard
      title={doneWords.thanks}
      hint={words.thanksHint}
      number={sent.number}
      isKept={author !== null}
      words={{ ...doneWords, again: words.again }}
      onAgain={() => setSent(null)}
    />
  );
};
