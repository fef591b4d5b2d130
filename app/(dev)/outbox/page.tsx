import type { Metadata } from 'next';
import { SentMail } from '#components/notifications/outbox/sent-mail.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { envelope } from '#components/ui/pictures/envelope.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { listSentMails } from '#lib/features/notifications/services/send-mails.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).outbox.title,
});

export default async function OutboxPage() {
  const [locale, { data: mails }] = await Promise.all([readLocale(), load(listSentMails)]);
  const { outbox } = messages(locale);
  return (
    <PageShell>
      <div>
        <h1 className="text-lg font-semibold">{outbox.title}</h1>
        <p className="text-sm text-muted">{outbox.hint}</p>
      </div>
      {mails.length === 0 && (
        <Notice heading="h2" drawing={envelope} title={outbox.empty} hint={outbox.emptyHint} />
      )}
      {mails.map((mail) => (
        <SentMail key={mail.id} mail={mail} locale={locale} words={outbox} />
      ))}
    </PageShell>
  );
}
