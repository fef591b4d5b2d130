import { Facts } from '#components/office/facts.tsx';
import { Papers } from '#components/office/papers.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Section } from '#components/page/section.tsx';
import type { OfficePerson } from '#lib/features/office/contracts/office.ts';
import { hasRight } from '#lib/platform/contract/actor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { cityIn, stateIn } from '#lib/platform/i18n/place-names.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { now } from '#lib/platform/time/clock.ts';
import Link from 'next/link';
import { buttonVariants } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import type { OfficeView } from './draw-office.tsx';

interface PersonProps {
  person: OfficePerson;
  view: OfficeView;
}

const personFacts = ({ person, view: { locale, words } }: PersonProps) => {
  const { person: texts } = words.office;
  const { person: more } = words.officePeople;
  const { user } = person;
  const isWorker = user.userType === 'worker';
  const day = (at: string): string => formatDate(locale, new Date(at));
  const verified =
    user.verifiedAt === null
      ? texts.notVerified
      : fill(texts.verified, { day: day(user.verifiedAt), reason: user.verificationReason });
  const rating = [
    user.rating.toFixed(1),
    plural({ locale, count: user.reviews, text: more.reviews }),
    plural({ locale, count: user.completedJobs, text: more.jobs }),
  ].join(' · ');
  const isProved = (proved: boolean): string => (proved ? texts.proved : texts.notProved);
  return [
    { name: texts.email, value: user.email && `${user.email} (${isProved(person.isProved)})` },
    { name: texts.phone, value: user.phone && `${user.phone} (${isProved(person.isPhoneProved)})` },
    {
      name: texts.place,
      value: [cityIn(locale, user.city), stateIn(locale, user.state)].filter(Boolean).join(', '),
    },
    { name: texts.joined, value: day(user.createdAt) },
    { name: words.office.queues.verification, value: isWorker ? verified : null },
    { name: texts.rating, value: isWorker ? rating : null },
    { name: texts.wallet, value: formatMoney(user.walletPaise) },
    { name: texts.sessions, value: plural({ locale, count: person.sessions, text: texts.devices }) },
    { name: texts.twoFactor, value: person.hasTwoFactor ? texts.on : texts.off },
  ];
};

const Badges = ({ person, view: { locale, words } }: PersonProps) => {
  const { person: texts, roles } = words.office;
  const { userType, suspendedAt } = person.user;
  const day = (at: string): string => formatDate(locale, new Date(at));
  const announced = person.pauses.find(({ pauseState }) => pauseState === 'announced');
  return (
    <p className="flex flex-wrap gap-2">
      <Badge variant="brand">{roles[userType]}</Badge>
      {suspendedAt && <Badge variant="danger">{fill(texts.suspended, { day: day(suspendedAt) })}</Badge>}
      {announced && (
        <Badge variant="danger">{fill(words.officePauses.announced, { day: day(announced.startsAt) })}</Badge>
      )}
    </p>
  );
};

/** Identity documents next to the profile picture; each photo opens at a tap, which is audited. */
const Documents = ({ person: { papers, seen }, view: { actor, words } }: PersonProps) => {
  if (!papers || papers.state === 'begun') return null;
  const { office, officeCodes, officePeople, papers: texts } = words;
  const isErased = papers.eraseAt !== null && new Date(papers.eraseAt) <= now();
  const document = papers.document && texts.documents[papers.document];
  return (
    <Section title={office.queues.papers}>
      <p>{[document, officePeople.person.papers[papers.state], papers.note].filter(Boolean).join(' · ')}</p>
      {papers.hasChanged && (
        <p role="note" className="rounded-control bg-chip p-3">
          {officeCodes.warnings.papers_changed.hint}
        </p>
      )}
      {isErased ? (
        <p className="text-muted">{officePeople.person.erased}</p>
      ) : hasRight(actor, 'agent') ? (
        <Papers papersId={papers._id} profileImage={seen?.profileImage ?? null} words={office.papers} />
      ) : (
        <p className="text-muted">{officePeople.person.sealed}</p>
      )}
      {papers.state === 'waiting' && (
        <Link
          href={officePaths.queueItem('papers', papers._id)}
          prefetch={false}
          className={cn(buttonVariants({ variant: 'outline', size: 'compact' }), 'self-start')}
        >
          {officePeople.person.decide}
        </Link>
      )}
    </Section>
  );
};

const Work = ({ person: { work }, view: { locale, words, translate } }: PersonProps) => {
  if (!work) return null;
  const { person: texts } = words.officePeople;
  return (
    <Section title={texts.work}>
      {work.trades.length + work.services.length === 0 && <p className="text-muted">{texts.noWork}</p>}
      {work.trades.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {work.trades.map((trade) => (
            <Badge key={trade} variant="neutral">
              {translate(trade)}
            </Badge>
          ))}
        </p>
      )}
      {work.services.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-soft">
          {work.services.map(({ _id, title, titles, durationMinutes, pricePaise }) => (
            <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
              <span className="min-w-0 wrap-anywhere">{nameIn(locale, { name: title, names: titles })}</span>
              <span className="text-sm text-muted tabular-nums">
                {formatMoney(pricePaise)} · {plural({ locale, count: durationMinutes, text: texts.minutes })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

/** Who an account belongs to: photo, contacts, trust, work and documents. */
export const PersonHead = ({ person, view }: PersonProps) => {
  const { name, reportsByContact } = person.user;
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar name={name} src={person.seen?.profileImage ?? null} size="large" />
        <div className="flex min-w-0 flex-col gap-2">
          <h2 className="text-xl font-semibold wrap-anywhere">{name}</h2>
          <Badges person={person} view={view} />
        </div>
      </div>
      {reportsByContact.length > 0 && (
        <p className="text-danger">
          {fill(view.words.office.person.known, { numbers: reportsByContact.join(', ') })}
        </p>
      )}
      <Documents person={person} view={view} />
      <Facts facts={personFacts({ person, view })} />
      <Work person={person} view={view} />
    </>
  );
};
