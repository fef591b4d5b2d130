import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { AppealForm } from '#components/people/appeal-form.tsx';
import { Section } from '#components/page/section.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import type { OwnPause } from '#lib/features/people/contracts/pauses.ts';
import { readPause } from '#lib/features/people/services/pauses.ts';
import { wordUntil } from '#lib/features/people/texts/word-pause-news.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format.ts';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).pauses.title,
});

interface PauseProps {
  pause: OwnPause;
  locale: Locale;
  words: Messages;
}

const Why = ({ pause, locale, words: { pauses } }: PauseProps) => (
  <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft">
    <p className="text-lg font-semibold wrap-anywhere">
      {fill(pauses.reason, { reason: pauses.reasons[pause.reason] })}
    </p>
    <p className="text-muted">
      {fill(pauses.since, { day: formatDate(locale, new Date(pause.since)) })}
      <br />
      {wordUntil(pause.until, locale)}
    </p>
    <p>{pauses.decided}</p>
  </div>
);

const OwnAppeal = ({ pause: { appeal }, locale, words: { pauses } }: PauseProps) =>
  appeal && (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft">
      <p className="text-sm text-muted">
        {fill(pauses.appeal.yours, { day: formatDate(locale, new Date(appeal.at)) })}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{appeal.text}</p>
      <p className="font-medium">{pauses.states[appeal.state]}</p>
      {appeal.answer && (
        <figure className="rounded-control bg-chip p-3">
          <figcaption className="text-sm text-muted">{pauses.appeal.answer}</figcaption>
          <blockquote className="wrap-anywhere whitespace-pre-wrap">{appeal.answer}</blockquote>
        </figure>
      )}
    </div>
  );

const Paused = (props: PauseProps) => {
  const { errors, fields, form, pauses } = props.words;
  return (
    <>
      <Why {...props} />
      <Section title={pauses.appeal.title}>
        {props.pause.appeal ? (
          <OwnAppeal {...props} />
        ) : (
          <FormWordsProvider words={{ form, errors, fields }}>
            <AppealForm words={pauses.appeal} />
          </FormWordsProvider>
        )}
      </Section>
      <Section title={pauses.still}>
        <ListRows>
          <LinkRow href={accountPaths.privacy} icon="privacy" label={pauses.account} />
          <LinkRow href={publicPaths.contactUs} icon="contact" label={pauses.contact} />
        </ListRows>
      </Section>
    </>
  );
};

/** Why the reader's account is paused, until when, and what can be done. */
export default async function PausedPage() {
  const [actor, locale] = await Promise.all([guardPage(accountPaths.paused), readLocale()]);
  if (!actor) notFound();
  const { data: pause } = await load(() => readPause({ actor }));
  const words = messages(locale);
  const { pauses } = words;
  return (
    <PageShell {...(pause && { title: pauses.title })}>
      {pause ? (
        <Paused pause={pause} locale={locale} words={words} />
      ) : (
        <Notice drawing={signpost} title={pauses.notPaused} hint={pauses.notPausedHint}>
          <Link href={publicPaths.home} prefetch={false} className={buttonVariants()}>
            {pauses.home}
          </Link>
        </Notice>
      )}
    </PageShell>
  );
}
