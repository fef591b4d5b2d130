import type { Metadata } from 'next';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { ContactTabs } from '#components/support/contact-tabs.tsx';
import { guardPage } from '#lib/auth/page-actor.ts';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { check } from '#lib/services/accounts/check.ts';
import { readSupport } from '#lib/services/support/read-support.ts';
import { listTickets } from '#lib/services/tickets/list-tickets.ts';
import { load } from '../../load.ts';
import { OwnTickets } from '../../own-tickets.tsx';
import { readLocale } from '../../read-locale.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).tickets.contact.title,
});

export default async function ContactPage() {
  const [actor, locale] = await Promise.all([guardPage(publicPaths.contactUs), readLocale()]);
  const { errors, fields, form, tickets } = messages(locale);
  const [written, checked] = await Promise.all([
    actor && load(() => listTickets({ actor, query: { kind: 'contact' } })),
    actor && load(() => check({ actor })),
  ]);
  const account = checked && checked.user;
  const { phone, email } = readSupport();
  const { contact, done, messages: said } = tickets;
  return (
    <PageShell title={contact.title} back={publicPaths.more}>
      <FormWordsProvider words={{ form, errors: { ...errors, internal: contact.wrong }, fields }}>
        <ContactTabs
          sender={account && { name: account.name, email: account.email }}
          phone={phone}
          email={email}
          words={contact}
          doneWords={{ ...done, sent: said.sent }}
        />
      </FormWordsProvider>
      {written && <OwnTickets first={written} kind="contact" />}
    </PageShell>
  );
}
