import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageTabs } from '#components/page/page-tabs.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import { findPageActor, guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { hasRight, type Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { accountPaths, OFFICE } from '#lib/platform/navigation/paths.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readTranslator } from './read-translator.ts';

type OfficePart = 'overview' | 'queues' | 'tickets' | 'find' | 'figures' | 'signs' | 'records';

const addresses: Readonly<Record<OfficePart, string>> = {
  overview: OFFICE,
  queues: officePaths.queues,
  tickets: officePaths.tickets,
  find: officePaths.find,
  figures: officePaths.figures,
  signs: officePaths.signs,
  records: officePaths.records,
};
const parts: readonly OfficePart[] = ['overview', 'queues', 'tickets', 'find', 'figures', 'signs', 'records'];

export interface OfficeView {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly words: Messages;
  /** Names a trade, work type or service in the admin's language. */
  readonly translate: (name: string) => string;
}

interface OfficePageRules {
  path: string;
  shown: OfficePart;
  /** Reads and renders the page's own part; called only for people who may see it. */
  draw(view: OfficeView): Promise<ReactNode>;
}

const labelParts = ({ office, officeFigures, officeSigns, officeTickets }: Messages) => ({
  ...office.parts,
  tickets: officeTickets.part,
  figures: officeFigures.title,
  signs: officeSigns.title,
});

const SecondFactorNotice = ({ words }: { words: Messages['office'] }) => (
  <Notice heading="h2" drawing={signpost} title={words.secondFactor.title} hint={words.secondFactor.hint}>
    <Link href={accountPaths.privacy} prefetch={false} className={buttonVariants()}>
      {words.secondFactor.action}
    </Link>
  </Notice>
);

const isForOffice = (actor: Actor | null): boolean => actor?.role === 'admin' && !actor.isSuspended;

/** Renders an office page for admins with a second factor; everyone else gets "not found". */
export const drawOffice = async ({ path, shown, draw }: OfficePageRules): Promise<ReactNode> => {
  const [actor, locale] = await Promise.all([guardPage(path), readLocale()]);
  if (!actor || !isForOffice(actor)) notFound();
  const words = messages(locale);
  const { office } = words;
  const labels = labelParts(words);
  // Signs accuse people, so admins who only read don't get them.
  const open = parts.filter((key) => key !== 'signs' || hasRight(actor, 'agent'));
  return (
    <PageShell isWide title={office.title}>
      {actor.lacksSecondFactor ? (
        <SecondFactorNotice words={office} />
      ) : (
        <>
          <PageTabs
            label={office.parts.label}
            tabs={open.map((key) => ({ key, label: labels[key], href: addresses[key] }))}
            shown={shown}
          />
          {await draw({ actor, locale, words, translate: await readTranslator(locale) })}
        </>
      )}
    </PageShell>
  );
};

/**
 * Titles an office page: what it shows, its part, the office. Only admins learn from the title that the address exists.
 * A page whose data cannot be read says why itself; its title is then the part alone.
 */
export const officeTitle =
  <Props,>(shown: OfficePart, nameShown?: (props: Props, view: OfficeView) => Promise<string>) =>
  async (props: Props): Promise<{ title: string }> => {
    const [actor, locale] = await Promise.all([findPageActor(), readLocale()]);
    const words = messages(locale);
    if (!actor || !isForOffice(actor)) return { title: words.page.notFound };
    const findName = async (): Promise<string> =>
      (await nameShown?.(props, { actor, locale, words, translate: await readTranslator(locale) })) ?? '';
    const name = actor.lacksSecondFactor ? '' : await findName().catch(() => '');
    return { title: [name, labelParts(words)[shown], words.office.title].filter(Boolean).join(' · ') };
  };

/** Formats a moment for the office. */
export const momentIn = (locale: Locale, at: string): string => {
  const instant = new Date(at);
  return `${formatDay(locale, instant)}, ${formatTime(locale, instant)}`;
};

/** Texts of office actions and of their refusals. */
export const officeActWords = ({ office, errors }: Messages) => ({
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
    no_second_factor: errors.no_second_factor,
    no_aadhaar: errors.no_aadhaar,
    ticket_closed: errors.ticket_closed,
    ticket_changed: errors.ticket_changed,
    not_assignable: errors.not_assignable,
    report_closed: errors.report_closed,
    top_up_decided: errors.top_up_decided,
    no_claim: errors.no_claim,
    case_closed: errors.case_closed,
    second_admin_needed: errors.second_admin_needed,
    booking_changed: errors.booking_changed,
    illegal_move: errors.illegal_move,
    not_heard_yet: errors.not_heard_yet,
    nothing_owed: errors.nothing_owed,
    price_changed: errors.price_changed,
    proposal_open: errors.proposal_open,
    handover_open: errors.handover_open,
    no_handover: errors.no_handover,
    worker_not_free: errors.worker_not_free,
    slot_taken: errors.slot_taken,
    day_requested: errors.day_requested,
    own_booking: errors.own_booking,
    too_many_open_hours: errors.too_many_open_hours,
    adjustment_limit: errors.adjustment_limit,
    already_paused: errors.already_paused,
    own_decision: errors.own_decision,
    other_lead_needed: errors.other_lead_needed,
    note_closed: errors.note_closed,
    appeal_decided: errors.appeal_decided,
    papers_decided: errors.papers_decided,
    papers_changed: errors.papers_changed,
    worker_changed: errors.worker_changed,
    flag_fixed: errors.flag_fixed,
    webhook_off: errors.webhook_off,
    too_many_filters: errors.too_many_filters,
    filter_exists: errors.filter_exists,
  },
});
