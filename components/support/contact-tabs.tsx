'use client';

import { useState, type ReactNode } from 'react';
import { Tabs, type Tab } from '#components/ui/tabs.tsx';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import { SentCard } from './sent-card.tsx';
import { useSent } from './use-sent.ts';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import type { ContactBody, TicketView } from '#lib/features/support/contracts/tickets.ts';
import { Clock, Mail, Phone } from 'lucide-react';

interface ContactInfoProps {
  phone: string | null;
  email: string | null;
  words: (typeof tickets)['contact'];
}

interface LineProps {
  icon: ReactNode;
  label: string;
  hint: string;
  href?: string;
}

const lineClass = 'flex min-h-16 items-center gap-3 p-4 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-brand';

const ContactLine = ({ icon, label, hint, href }: LineProps) => {
  const text = (
    <span className="min-w-0 flex-1">
      <span className="block font-medium">{label}</span>
      <span className="block text-sm text-muted">{hint}</span>
    </span>
  );
  const inner = (
    <>
      {icon}
      {text}
    </>
  );
  return (
    <li className="rounded-card border border-line bg-card shadow-soft">
      {href === undefined ? (
        <div className={lineClass}>{inner}</div>
      ) : (
        <a href={href} className={lineClass}>
          {inner}
        </a>
      )}
    </li>
  );
};

/** The configured ways to reach us outside the app, and how long an answer takes. */
const ContactInfo = ({ phone, email, words }: ContactInfoProps) => (
  <ul className="flex flex-col gap-3">
    {email !== null && (
      <ContactLine icon={<Mail aria-hidden />} label={words.email} hint={email} href={`mailto:${email}`} />
    )}
    {phone !== null && (
      <ContactLine
        icon={<Phone aria-hidden />}
        label={words.phone}
        hint={`${phone} · ${words.hours}`}
        href={`tel:${phone.replaceAll(' ', '')}`}
      />
    )}
    <ContactLine icon={<Clock aria-hidden />} label={words.respond} hint={words.respondHint} />
  </ul>
);

const MAX_LENGTH = 2000;

interface ContactFormProps {
  /** Signed-in users don't type their name and address. */
  sender: { name: string; email: string | null } | null;
  /** Prefilled by the link that led here. */
  subject?: string | undefined;
  words: (typeof tickets)['contact'];
  onSent(ticket: TicketView): void;
}

const loadSchema = () =>
  import('#lib/features/support/contracts/tickets.ts').then(({ contactBody }) => contactBody);

/** The contact form. */
const ContactForm = ({ sender, subject, words, onSent }: ContactFormProps) => {
  const keyFor = useRequestKey();
  const send = async (body: ContactBody) => {
    const { data } = await api('POST /admin/send-message-to-us', { body, idempotencyKey: keyFor(body) });
    onSent(data);
    return 'stayed' as const;
  };
  const refuse = () => notify({ title: words.fix, variant: 'destructive' });
  return (
    <Form schema={loadSchema} onSend={send} onRefuse={refuse} failure={words.failed}>
      <Field
        name="name"
        label={words.name}
        defaultValue={sender?.name}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
      />
      <Field
        name="email"
        label={words.email}
        defaultValue={sender?.email ?? undefined}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
      />
      <Field
        name="subject"
        label={words.subject}
        defaultValue={subject}
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextareaField name="message" label={words.message} max={MAX_LENGTH} rows={5} />
      <FormError />
      <SubmitButton busy={words.sending}>{words.send}</SubmitButton>
    </Form>
  );
};

interface ContactTabsProps
  extends Pick<ContactInfoProps, 'phone' | 'email'>, Pick<ContactFormProps, 'sender' | 'subject'> {
  words: (typeof tickets)['contact'];
  doneWords: (typeof tickets)['done'] & { sent: string };
}

type Name = 'send' | 'info';

const ContactSection = ({ sender, subject, words, doneWords }: Omit<ContactTabsProps, 'phone' | 'email'>) => {
  const [sent, setSent] = useSent();
  if (!sent) return <ContactForm {...{ sender, subject, words }} onSent={setSent} />;
  return (
    <SentCard
      title={doneWords.sent}
      hint={words.respond}
      number={sent.number}
      isKept={sender !== null}
      words={{ ...doneWords, again: words.again }}
      onAgain={() => setSent(null)}
    />
  );
};

/** The contact form and other ways to reach us. */
export const ContactTabs = ({ phone, email, ...letter }: ContactTabsProps) => {
  const { words } = letter;
  const [tab, setTab] = useState<Name>('send');
  const tabs: Tab<Name>[] = [
    { value: 'send', label: words.send },
    { value: 'info', label: words.info },
  ];
  return (
    <Tabs label={words.tabs} tabs={tabs} value={tab} onChange={(next) => setTab(next)}>
      <div hidden={tab !== 'send'}>
        <ContactSection {...letter} />
      </div>
      {tab === 'info' && <ContactInfo phone={phone} email={email} words={words} />}
    </Tabs>
  );
};
