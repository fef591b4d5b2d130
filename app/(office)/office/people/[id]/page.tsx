import { cache } from 'react';
import { Entries, type Entry } from '#components/office/facts.tsx';
import { FactorActs } from '#components/office/factor-acts.tsx';
import { PersonActs } from '#components/office/person-acts.tsx';
import { Section } from '#components/page/section.tsx';
import { hasOtherLead, listAdmins } from '#lib/features/admin/services/admins.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import type { OfficePerson } from '#lib/features/office/contracts/office.ts';
import { readPerson } from '#lib/features/office/services/find.ts';
import { hasRight, type Actor } from '#lib/platform/contract/actor.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import { Access } from '#app/_office/admins-part.tsx';
import {
  officeActWords,
  drawOffice,
  momentIn,
  officeTitle,
  type OfficeView,
} from '#app/_office/draw-office.tsx';
import { OfficeNotes } from '#app/_office/office-notes.tsx';
import { PersonSigns } from '#app/_office/sign-part.tsx';
import {
  auditEntry,
  bookingEntry,
  inWords,
  pauseEntry,
  reportEntry,
  ticketEntry,
} from '#app/_office/office-entries.tsx';
import { PersonHead } from '#app/_office/person-head.tsx';

interface PersonPageProps {
  params: Promise<{ id: string }>;
}

/** Once per request, for title and page: each reading is a row of the audit. */
const findPerson = cache((actor: Actor, id: string) => load(() => readPerson({ actor, params: { id } })));

export const generateMetadata = officeTitle('find', async ({ params }: PersonPageProps, { actor }) => {
  const { data } = await findPerson(actor, (await params).id);
  return data.user.name;
});

interface PersonProps {
  person: OfficePerson;
  view: OfficeView;
}

const ledgerEntries = ({ person, view }: PersonProps): Entry[] => {
  const { earnings } = view.words;
  return person.ledger.map(({ _id, kind, amountPaise, other, number, method, at }) => ({
    ...{ key: _id, title: formatMoney(amountPaise), end: momentIn(view.locale, at) },
    text: [inWords(earnings.kinds, kind), other, number, inWords(earnings.methods, method)]
      .filter(Boolean)
      .join(' · '),
  }));
};

const Lists = ({ person, view }: PersonProps) => {
  const { office, officeCodes, officePeople } = view.words;
  const { person: texts, none } = office;
  const { person: more } = officePeople;
  const current = person.bookings.filter(({ status }) => isLive(status));
  const earlier = person.bookings.filter(({ status }) => !isLive(status));
  const claims = person.bookings.filter(({ noShow }) => noShow !== '');
  const claimEntry = (row: (typeof claims)[number]): Entry => ({
    ...bookingEntry(row, view),
    end: inWords(officeCodes.claims, row.noShow),
  });
  const lists = [
    [more.current, current.map((row) => bookingEntry(row, view))],
    [more.claims, claims.map(claimEntry)],
    [texts.tickets, person.tickets.map((row) => ticketEntry(row, view))],
    [texts.reportsAbout, person.reportsAbout.map((row) => reportEntry(row, view))],
    [texts.reportsBy, person.reportsBy.map((row) => reportEntry(row, view))],
    [office.pause.all, person.pauses.map((row) => pauseEntry(row, view))],
    [more.earlier, earlier.map((row) => bookingEntry(row, view))],
    [texts.ledger, ledgerEntries({ person, view })],
    [texts.audit, person.audit.map((row) => auditEntry(row, view))],
  ] as const;
  return lists.map(([title, entries]) => <Entries key={title} title={title} entries={entries} none={none} />);
};

const Rights = async ({ person: { user, refusals }, view }: PersonProps) => {
  const { office, officePeople } = view.words;
  const admins = user.userType === 'admin' ? (await load(listAdmins)).data : [];
  const right = admins.find(({ _id }) => _id === user._id)?.can ?? null;
  const { naming } = refusals;
  return (
    <Section title={office.name.title}>
      {right && <p className="text-muted">{office.rights[right]}</p>}
      <Access userId={user._id} right={right} refusal={naming && officePeople.naming[naming]} view={view} />
    </Section>
  );
};

/** The actions open to this admin, each with a reason, and why the others are refused. */
const Actions = async ({ person, view: { actor, words } }: PersonProps) => {
  const { seen, refusals } = person;
  const { _id, userType, verifiedAt, suspendedAt } = person.user;
  const isPaused = suspendedAt !== null || person.pauses.some(({ pauseState }) => pauseState !== 'over');
  const isRefused = hasRight(actor, 'lead') && !isPaused && refusals.pausing !== null;
  const isOnlyLead = !(await hasOtherLead(actor.userId));
  return (
    <Section title={words.officePeople.person.acts}>
      {isRefused && refusals.pausing && (
        <p role="note" className="rounded-control bg-chip p-3 wrap-anywhere">
          {words.officePeople.pausing[refusals.pausing]}
        </p>
      )}
      {_id !== actor.userId && (
        <PersonActs
          user={{ _id, userType, verifiedAt, seen, isPaused, pausing: refusals.pausing, isOnlyLead }}
          can={actor.can ?? 'lead'}
          words={{
            acts: words.office.acts,
            check: words.officeCodes.verify,
            pause: words.office.pause,
            pauses: words.officePauses,
            reasons: words.pauses.reasons,
            ...officeActWords(words),
          }}
        />
      )}
    </Section>
  );
};

const draw = async (view: OfficeView, id: string) => {
  const person = (await findPerson(view.actor, id)).data;
  const { actor, words } = view;
  const { userType, _id } = person.user;
  const isLead = hasRight(actor, 'lead');
  const hasFactors = person.hasTwoFactor || userType === 'admin';
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <PersonHead person={person} view={view} />
        {hasRight(actor, 'agent') && <Actions person={person} view={view} />}
        {isLead && <Rights person={person} view={view} />}
        {isLead && _id !== actor.userId && hasFactors && (
          <Section title={words.office.person.twoFactor}>
            <FactorActs
              user={person.user}
              words={{ factors: words.officeCodes.factors, ...officeActWords(words) }}
            />
          </Section>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <PersonSigns userId={_id} view={view} />
        <OfficeNotes subject="person" id={id} view={view} />
        <Lists person={person} view={view} />
      </div>
    </div>
  );
};

export default async function PersonPage({ params }: PersonPageProps) {
  const { id } = await params;
  return drawOffice({ path: officePaths.person(id), shown: 'find', draw: (view) => draw(view, id) });
}
