import type { Metadata } from 'next';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { FeedbackForm } from '#components/support/feedback-form.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { check } from '#lib/features/accounts/services/sessions.ts';
import { listTickets } from '#lib/features/support/services/tickets.ts';
import { load } from '#app/_request/load.ts';
import { OwnTickets } from '#app/_support/own-tickets.tsx';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).tickets.feedback.title,
});

const toAuthor = ({ _id, email, phone }: SelfUser) => ({
  userId: _id,
  ...(email !== null && { userEmail: email }),
  ...(phone !== null && { phone }),
});

export default async function FeedbackPage() {
  const [actor, locale] = await Promise.all([guardPage(publicPaths.feedback), readLocale()]);
  const { errors, fields, form, rate, tickets } = messages(locale);
  const [written, checked] = await Promise.all([
    actor && load(() => listTickets({ actor, query: { kind: 'feedback' } })),
    actor && load(() => check({ actor })),
  ]);
  const account = checked && checked.user;
  const { contact, done, feedback, messages: formTexts } = tickets;
  return (
    <PageShell title={feedback.title} back={publicPaths.more}>
      <FormWordsProvider words={{ form, errors, fields }}>
        <FeedbackForm
          author={account && toAuthor(account)}
          words={feedback}
          stars={Object.values(rate.stars)}
          uploadWords={{
            notImage: errors.not_an_image,
            tooLarge: errors.image_too_large,
            offline: form.offline,
          }}
          doneWords={{ ...done, thanks: formTexts.thanks, email: contact.email }}
        />
      </FormWordsProvider>
      {written && <OwnTickets first={written} kind="feedback" />}
    </PageShell>
  );
}
