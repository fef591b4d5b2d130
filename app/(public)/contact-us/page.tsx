import type { Metadata } from 'next';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { ContactTabs } from '#components/support/contact-tabs.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { check } from '#lib/features/accounts/services/sessions.ts';
import { readSupport, listTickets } from '#lib/features/support/services/tickets.ts';
import { load } from '#app/_request/load.ts';
import { OwnTickets } from '#app/_support/own-tickets.tsx';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).tickets.contact.title,
});

const MAX_SUBJECT_LENGTH = 200;

export default async function ContactPage({ searchParams }: { searchParams: Search }) {
  const [actor, locale, subject] = await Promise.all([
    guardPage(publicPaths.contactUs),
    readLocale(),
    readParam(searchParams, 'subject'),
  ]);
  const { errors, fields, form, tickets } = messages(locale);
  const [written, checked] = await Promise.all([
    actor && load(() => listTickets({ actor, query: { kind: 'contact' } })),
    actor && load(() => check({ actor })),
  ]);
  const account = checked && checked.user;
  const { phone, email } = readSupport();
  const { contact, done, messages: formTexts } = tickets;
  return (
    <PageShell title={contact.title} back={publicPaths.more}>
      <FormWordsProvider words={{ form, errors: { ...errors, internal: contact.wrong }, fields }}>
        <ContactTabs
          sender={account && { name: account.name, email: account.email }}
          subject={subject?.slice(0, MAX_SUBJECT_LENGTH)}
          phone={phone}
          email={email}
          words={contact}
          doneWords={{ ...done, sent: formTexts.sent }}
        />
      </FormWordsProvider>
      {written && <OwnTickets first={written} kind="contact" />}
    </PageShell>
  );
}
