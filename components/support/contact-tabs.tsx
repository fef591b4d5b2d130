'use client';

import { useState } from 'react';
import { Tabs, type Tab } from '#components/ui/tabs.tsx';
import type { tickets } from '#lib/features/support/texts/tickets.en.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { ContactInfo, type ContactInfoProps } from './contact-info.tsx';
import { SentCard } from './sent-card.tsx';
import { useSent } from './use-sent.ts';

interface ContactTabsProps
  extends Pick<ContactInfoProps, 'phone' | 'email'>, Pick<ContactFormProps, 'sender'> {
  words: (typeof tickets)['contact'];
  doneWords: (typeof tickets)['done'] & { sent: string };
}

type Name = 'send' | 'info';

const Letter = ({ sender, words, doneWords }: Omit<ContactTabsProps, 'phone' | 'email'>) => {
  const [sent, setSent] = useSent();
  if (!sent) return <ContactForm sender={sender} words={words} onSent={setSent} />;
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

/** Writing to us, and the other ways. */
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
        <Letter {...letter} />
      </div>
      {tab === 'info' && <ContactInfo phone={phone} email={email} words={words} />}
    </Tabs>
  );
};
