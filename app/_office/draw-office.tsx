import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageTabs } from '#components/page/page-tabs.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import { findPageActor, guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { accountPaths, OFFICE } from '#lib/platform/navigation/paths.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

type OfficePart = 'overview' | 'queues' | 'find' | 'records';

const addresses: Readonly<Record<OfficePart, string>> = {
  overview: OFFICE,
  queues: officePaths.queues,
  find: officePaths.find,
  records: officePaths.records,
};
const parts: readonly OfficePart[] = ['overview', 'queues', 'find', 'records'];

/** Who looks at the office, in which language. */
export interface OfficeView {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly words: Messages;
}

interface OfficePageRules {
  path: string;
  shown: OfficePart;
  /** Reads and draws the page's own part; asked only of those who may see it. */
  draw(view: OfficeView): Promise<ReactNode>;
}

const SecondFactorNotice = ({ words }: { words: Messages['office'] }) => (
  <Notice heading="h2" drawing={signpost} title={words.secondFactor.title} hint={words.secondFactor.hint}>
    <Link href={accountPaths.privacy} prefetch={false} className={buttonVariants()}>
      {words.secondFactor.action}
    </Link>
  </Notice>
);

const isForOffice = (actor: Actor | null): boolean => actor?.role === 'admin' && !actor.isSuspended;

/** Draws a page of the office for admins with a second factor; to everybody else it is an address that is not. */
export const drawOffice = async ({ path, shown, draw }: OfficePageRules): Promise<ReactNode> => {
  const [actor, locale] = await Promise.all([guardPage(path), readLocale()]);
  if (!actor || !isForOffice(actor)) notFound();
  const words = messages(locale);
  const { office } = words;
  return (
    <PageShell isWide title={office.title}>
      {actor.lacksSecondFactor ? (
        <SecondFactorNotice words={office} />
      ) : (
        <>
          <PageTabs
            label={office.parts.label}
            tabs={parts.map((key) => ({ key, label: office.parts[key], href: addresses[key] }))}
            shown={shown}
          />
          {await draw({ actor, locale, words })}
        </>
      )}
    </PageShell>
  );
};

/** The title that the browser shows; only admins learn from it what the address is. */
export const officeTitle = async (): Promise<{ title: string }> => {
  const [actor, locale] = await Promise.all([findPageActor(), readLocale()]);
  const { office, page } = messages(locale);
  return { title: isForOffice(actor) ? office.title : page.notFound };
};

/** A moment as the office writes it. */
export const momentIn = (locale: Locale, at: string): string => {
  const instant = new Date(at);
  return `${formatDay(locale, instant)}, ${formatTime(locale, instant)}`;
};

/** What acts of the office say, and what their refusals mean. */
export const actsWordsOf = ({ office, errors }: Messages) => ({
  act: office.act,
  errors: {
    not_found: errors.not_found,
    validation_failed: errors.validation_failed,
    name_taken: errors.name_taken,
    conflict: errors.conflict,
    in_use: errors.in_use,
    right_needed: errors.right_needed,
    second_factor_needed: errors.second_factor_needed,
    own_account: errors.own_account,
    not_nameable: errors.not_nameable,
    ticket_closed: errors.ticket_closed,
    report_closed: errors.report_closed,
    top_up_decided: errors.top_up_decided,
    no_claim: errors.no_claim,
    booking_changed: errors.booking_changed,
    already_paused: errors.already_paused,
    own_decision: errors.own_decision,
    appeal_decided: errors.appeal_decided,
    papers_decided: errors.papers_decided,
    papers_changed: errors.papers_changed,
  },
});
