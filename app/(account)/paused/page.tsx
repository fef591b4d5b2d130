import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { AppealForm } from '#components/people/appeal-form.tsx';
import { ReachRows } from '#components/support/reach-rows.tsx';
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
import { readSupport } from '#lib/features/support/services/tickets.ts';
import { wordUntil } from '#lib/features/people/texts/word-pause-news.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
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
      {fill(pause.isAnnounced ? pauses.starts : pauses.since, {
        day: formatDate(locale, new Date(pause.since)),
      })}
      <br />
      {wordUntil(pause.until, locale)}
    </p>
    {pause.urgency && <p>{pauses.urgency[pause.urgency]}</p>}
    <figure className="rounded-control bg-chip p-3">
      <figcaption className="text-sm text-muted">{pauses.evidence}</figcaption>
      {pause.evidence ? (
        <blockquote lang={guessLanguage(pause.evidence)} className="wrap-anywhere whitespace-pre-wrap">
          {pause.evidence}
        </blockquote>
      ) : (
        <p>{pauses.noEvidence}</p>
      )}
    </figure>
    <p>{pauses.decided}</p>
    <p>{pause.isAnnounced ? pauses.willEnd : pauses.ended}</p>
    <Link
      href={`${publicPaths.helpCenter}#pauses`}
      prefetch={false}
      className="font-medium text-brand underline"
    >
      {pauses.list.link}
    </Link>
  </div>
);

/** Our deadline for answering, and the consequence of missing it. */
const Clock = ({ pause: { appeal, urgency }, locale, words: { pauses } }: PauseProps) =>
  appeal?.state === 'open' && (
    <p>
      {fill(pauses.appeal.answerBy, { day: formatDate(locale, new Date(appeal.answerBy)) })}{' '}
      {urgency ? pauses.appeal.silenceStays : pauses.appeal.silenceLifts}
    </p>
  );

const OwnAppeal = (props: PauseProps) => {
  const {
    pause: { appeal },
    locale,
    words: { pauses },
  } = props;
  return (
    appeal && (
      <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft">
        <p className="text-sm text-muted">
          {fill(pauses.appeal.yours, { day: formatDate(locale, new Date(appeal.at)) })}
        </p>
        <p lang={guessLanguage(appeal.text)} className="wrap-anywhere whitespace-pre-wrap">
          {appeal.text}
        </p>
        <p className="font-medium">{pauses.states[appeal.state]}</p>
        <Clock {...props} />
        {appeal.answer && (
          <figure className="rounded-control bg-chip p-3">
            <figcaption className="text-sm text-muted">{pauses.appeal.answer}</figcaption>
            <blockquote lang={guessLanguage(appeal.answer)} className="wrap-anywhere whitespace-pre-wrap">
              {appeal.answer}
            </blockquote>
          </figure>
        )}
      </div>
    )
  );
};

const Paused = (props: PauseProps) => {
  const { errors, fields, form, pauses, tickets } = props.words;
  const { contact, support } = tickets;
  const { appeal } = props.pause;
  return (
    <>
      <Why {...props} />
      <Section title={pauses.appeal.title}>
        <OwnAppeal {...props} />
        {(!appeal || appeal.mayAdd) && (
          <FormWordsProvider words={{ form, errors, fields }}>
            <AppealForm words={{ ...pauses.appeal, ...(appeal && { label: pauses.appeal.moreLabel }) }} />
          </FormWordsProvider>
        )}
      </Section>
      <Section title={pauses.still}>
        <ListRows>
          <LinkRow href={accountPaths.bookings} icon="bookings" label={pauses.bookings} />
          <LinkRow href={accountPaths.privacy} icon="privacy" label={pauses.account} />
          <LinkRow href={publicPaths.contactUs} icon="contact" label={pauses.contact} />
          <ReachRows phone={readSupport().phone} email={null} words={{ ...support, hours: contact.hours }} />
        </ListRows>
      </Section>
    </>
  );
};

const toTitle = (
  { isAnnounced, since }: OwnPause,
  { locale, pauses }: { locale: Locale; pauses: Messages['pauses'] },
): string =>
  isAnnounced ? fill(pauses.announcedTitle, { day: formatDate(locale, new Date(since)) }) : pauses.title;

/** Explains why the account is or will be paused, until when, and what the owner can do. */
export default async function PausedPage() {
  const [actor, locale] = await Promise.all([guardPage(accountPaths.paused), readLocale()]);
  if (!actor) notFound();
  const { data: pause } = await load(() => readPause({ actor }));
  const words = messages(locale);
  const { pauses } = words;
  return (
    <PageShell {...(pause && { title: toTitle(pause, { locale, pauses }) })}>
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
