import { EntryLists, Facts } from '#components/office/facts.tsx';
import { PersonActs, RightActs } from '#components/office/person-acts.tsx';
import { Section } from '#components/page/section.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { listAdmins } from '#lib/features/admin/services/admins.ts';
import type { OfficePerson } from '#lib/features/office/contracts/office.ts';
import { readPerson } from '#lib/features/office/services/find.ts';
import { mayAs } from '#lib/platform/contract/actor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { formatDate, formatMoney } from '#lib/platform/i18n/format.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import {
  actsWordsOf,
  drawOffice,
  momentIn,
  officeTitle,
  type OfficeView,
} from '#app/_office/draw-office.tsx';
import {
  auditEntry,
  bookingEntry,
  inWords,
  pauseEntry,
  reportEntry,
  ticketEntry,
} from '#app/_office/office-entries.ts';

export const generateMetadata = officeTitle;

interface PersonProps {
  person: OfficePerson;
  view: OfficeView;
}

const factsOf = ({ person, view: { locale, words } }: PersonProps) => {
  const { person: texts } = words.office;
  const { user } = person;
  const isWorker = user.userType === 'worker';
  const day = (at: string): string => formatDate(locale, new Date(at));
  const verified =
    user.verifiedAt === null
      ? texts.notVerified
      : fill(texts.verified, { day: day(user.verifiedAt), reason: user.verificationReason });
  const { rating, reviews: count, completedJobs: jobs } = user;
  return [
    { name: texts.email, value: `${user.email} (${person.isProved ? texts.proved : texts.notProved})` },
    { name: texts.phone, value: user.phone },
    { name: texts.place, value: [user.city, user.state].filter(Boolean).join(', ') },
    { name: texts.joined, value: day(user.createdAt) },
    { name: words.office.queues.verification, value: isWorker ? verified : null },
    {
      name: texts.rating,
      value: isWorker ? fill(texts.reviews, { rating: rating.toFixed(1), count, jobs }) : null,
    },
    { name: texts.wallet, value: formatMoney(user.walletPaise) },
    { name: texts.sessions, value: plural({ locale, count: person.sessions, text: texts.devices }) },
    { name: texts.twoFactor, value: person.hasTwoFactor ? texts.on : texts.off },
  ];
};

const Head = ({ person, view: { locale, words } }: PersonProps) => {
  const { person: texts, roles } = words.office;
  const { name, userType, suspendedAt, reportsByContact } = person.user;
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-xl font-semibold wrap-anywhere">{name}</h2>
      <p className="flex flex-wrap gap-2">
        <Badge variant="brand">{roles[userType]}</Badge>
        {suspendedAt && (
          <Badge variant="danger">
            {fill(texts.suspended, { day: formatDate(locale, new Date(suspendedAt)) })}
          </Badge>
        )}
      </p>
      {reportsByContact.length > 0 && (
        <p className="text-danger">{fill(texts.known, { numbers: reportsByContact.join(', ') })}</p>
      )}
    </div>
  );
};

const Lists = ({ person, view }: PersonProps) => {
  const { office, earnings } = view.words;
  const { person: texts, none } = office;
  const ledger = person.ledger.map(({ _id, kind, amountPaise, other, number, method, at }) => ({
    ...{ key: _id, head: formatMoney(amountPaise), end: momentIn(view.locale, at) },
    text: [inWords(earnings.kinds, kind), other, number, inWords(earnings.methods, method)]
      .filter(Boolean)
      .join(' · '),
  }));
  const lists = [
    [texts.bookings, person.bookings.map((row) => bookingEntry(row, view))],
    [texts.ledger, ledger],
    [texts.reportsAbout, person.reportsAbout.map((row) => reportEntry(row, view))],
    [texts.reportsBy, person.reportsBy.map((row) => reportEntry(row, view))],
    [texts.tickets, person.tickets.map((row) => ticketEntry(row, view))],
    [office.pause.all, person.pauses.map((row) => pauseEntry(row, view))],
    [texts.audit, person.audit.map((row) => auditEntry(row, view))],
  ] as const;
  return <EntryLists lists={lists} none={none} />;
};

const Rights = async ({ person: { user }, view: { words } }: PersonProps) => {
  const { office } = words;
  if (user.userType !== 'admin' && user.userType !== 'customer') return null;
  const admins = user.userType === 'admin' ? (await load(listAdmins)).data : [];
  const right = admins.find(({ _id }) => _id === user._id)?.can ?? null;
  return (
    <Section title={office.name.title}>
      <p className="text-muted">{right ? office.rights[right] : office.name.hint}</p>
      <RightActs
        userId={user._id}
        right={right}
        words={{ acts: office.acts, rights: office.rights, ...actsWordsOf(words) }}
      />
    </Section>
  );
};

const draw = async (view: OfficeView, id: string) => {
  const person = (await load(() => readPerson({ actor: view.actor, params: { id } }))).data;
  const { actor, words } = view;
  const { _id, userType, verifiedAt, suspendedAt } = person.user;
  const isOther = _id !== actor.userId;
  return (
    <>
      <Head person={person} view={view} />
      <Facts facts={factsOf({ person, view })} />
      {isOther && (
        <PersonActs
          user={{ _id, userType, verifiedAt, suspendedAt }}
          can={actor.can ?? 'lead'}
          words={{
            acts: words.office.acts,
            pause: words.office.pause,
            reasons: words.pauses.reasons,
            ...actsWordsOf(words),
          }}
        />
      )}
      <Lists person={person} view={view} />
      {isOther && mayAs(actor, 'lead') && <Rights person={person} view={view} />}
    </>
  );
};

export default async function PersonPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return drawOffice({ path: officePaths.person(id), shown: 'find', draw: (view) => draw(view, id) });
}
