import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AgencyRefresh } from '#components/agency/agency-refresh.tsx';
import { InviteAnswers } from '#components/agency/invite-answers.tsx';
import { InviteForm } from '#components/agency/invite-form.tsx';
import { OpenInvites } from '#components/agency/open-invites.tsx';
import { TeamBookings, TeamFocus } from '#components/agency/team-bookings.tsx';
import { TeamStatementPart } from '#components/agency/team-statement-part.tsx';
import { TeamToday } from '#components/agency/team-today.tsx';
import { TeamWeek } from '#components/agency/team-week.tsx';
import { TeamList } from '#components/agency/team-list.tsx';
import { Welcome } from '#components/home/welcome.tsx';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { LiveRefresh } from '#components/page/live-refresh.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { OwnRows } from '#components/shell/own-rows.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, agencyPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { check } from '#lib/features/accounts/services/sessions.ts';
import { listInvites } from '#lib/features/agency/services/invites.ts';
import { readTeam } from '#lib/features/agency/services/team.ts';
import { readTeamMonths } from '#lib/features/agency/services/team-statement.ts';
import { readTeamToday } from '#lib/features/agency/services/team-today.ts';
import { readTeamWeek } from '#lib/features/agency/services/team-week.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).dashboards.title,
});

interface TeamProps {
  actor: Actor;
  selectedId: string | null;
  /** The day of the week that a phone shows. */
  day: string | null;
}

/** The team, its upcoming bookings, and the worker selected; an id outside the team selects no one. */
const readSelected = async ({ actor, selectedId }: Omit<TeamProps, 'day'>) => {
  const { data, nextCursor } = await readTeam({ actor, query: { status: 'upcoming' } });
  const { members } = data;
  const worker = members.find(({ _id }) => _id === selectedId) ?? null;
  if (!worker) return { members, worker, first: { data: data.bookings, nextCursor } };
  const own = await readTeam({ actor, query: { status: 'upcoming', workerId: worker._id } });
  return { members, worker, first: { data: own.data.bookings, nextCursor: own.nextCursor } };
};

const Money = async ({ actor, locale }: { actor: Actor; locale: Locale }) => {
  const months = await load(() => readTeamMonths({ actor }));
  const { team, earnings } = messages(locale);
  const { periods, otherMonth, none, print, failed } = earnings.statement;
  const { methods, states } = earnings;
  const words = { ...team.statement, periods, otherMonth, none, print, failed, methods, states };
  return <TeamStatementPart today={toIndiaDay(now())} {...{ months, locale, words }} />;
};

const Team = async (props: TeamProps) => {
  const { actor } = props;
  const [locale, [{ members, worker, first }, invites, { data: today }, { data: week }]] = await Promise.all([
    readLocale(),
    load(() =>
      Promise.all([
        readSelected(props),
        listInvites({ actor, query: {} }),
        readTeamToday({ actor }),
        readTeamWeek({ actor }),
      ]),
    ),
  ]);
  const { agency, team, teamWeek, home, bookingWords, prices, errors, fields, form } = messages(locale);
  const { hasAgency, ...confirm } = team.confirm;
  const isOpen = ({ state }: { state: string }): boolean => state === 'open';
  return (
    <>
      <InviteAnswers
        invites={invites.data.filter((invite) => !isOpen(invite))}
        words={{ ...confirm, errors: { ...agency.errors, has_agency: hasAgency } }}
      />
      {members.length > 0 && (
        <>
          <TeamToday
            {...today}
            at={now().toISOString()}
            left={home.left}
            locale={locale}
            words={team.day}
            cut={teamWeek.cut}
            statuses={bookingWords.statuses}
          />
          <TeamWeek
            week={week}
            shownDay={props.day ?? ''}
            locale={locale}
            words={teamWeek}
            statuses={bookingWords.statuses}
          />
        </>
      )}
      <TeamList members={members} locale={locale} words={team.members} />
      <TeamBookings
        key={worker?._id}
        {...{ first, worker, locale, prices }}
        words={team.bookings}
        statuses={bookingWords.statuses}
      />
      <TeamFocus workerId={worker?._id ?? null} />
      {members.length > 0 && <Money {...{ actor, locale }} />}
      <FormWordsProvider words={{ form, errors, fields }}>
        <InviteForm words={team.invite} />
      </FormWordsProvider>
      <AgencyRefresh />
      <LiveRefresh />
      <OpenInvites invites={invites.data} locale={locale} words={team.invite} />
    </>
  );
};

export default async function AgencyPage({ searchParams }: { searchParams: Search }) {
  const [actor, locale] = await Promise.all([guardPage(agencyPaths.dashboard), readLocale()]);
  if (!actor) notFound();
  const { user } = await load(() => check({ actor }));
  const words = messages(locale);
  const { dashboards, account } = words;
  return (
    <PageShell isWide title={dashboards.title}>
      <Welcome name={user.name} src={user.profileImage} text={fill(dashboards.welcome, { name: user.name })}>
        <p className="text-muted">{dashboards.agencyHint}</p>
      </Welcome>
      <Team
        actor={actor}
        selectedId={await readParam(searchParams, 'worker')}
        day={await readParam(searchParams, 'day')}
      />
      <ListRows>
        <LinkRow href={accountPaths.profile} icon="profile" label={account.title} hint={account.editHint} />
        <OwnRows words={words} isAgency />
      </ListRows>
    </PageShell>
  );
}
