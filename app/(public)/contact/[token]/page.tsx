import type { Metadata } from 'next';
import Link from 'next/link';
import { LinkFrame } from '#app/_bookings/linked-page.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { ContactAnswer } from '#components/accounts/contacts/contact-answer.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { readContactPage } from '#lib/features/accounts/services/trusted-contacts.ts';
import { findOpenVisit } from '#lib/features/bookings/services/read-visit.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

/** The address is a secret: it is neither indexed nor sent on, also where the headers were lost. */
export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).trustedContacts.page.title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

/** Asks a person without an account whether to be told in danger, lets them stop it later, and shows where an alert leads. */
export default async function TrustedContactPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const [locale] = await Promise.all([readLocale(), guardPage(publicPaths.trustedContact(token))]);
  const { state, name, alertedVisit } = await load(() => readContactPage({ token }));
  const visit = alertedVisit && (await load(() => findOpenVisit(alertedVisit)));
  const { trustedContacts, privacy } = messages(locale);
  const { question, questionHint, onHint, visit: showVisit, ...words } = trustedContacts.page;
  const { failed, failedHint } = privacy;
  const named = (text: string): string => fill(text, { name: name ?? '' });
  return (
    <LinkFrame>
      {visit && (
        <Link href={visit} prefetch={false} className={buttonVariants({ size: 'block' })}>
          {showVisit}
        </Link>
      )}
      <ContactAnswer
        token={token}
        first={state}
        canAgree={name !== null}
        words={{
          ...{ ...words, failed, failedHint },
          ...{ question: named(question), questionHint: named(questionHint), onHint: named(onHint) },
        }}
      />
    </LinkFrame>
  );
}
