import { Greeting, type DeskRole } from '#components/home/greeting.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { LocationChip } from '#components/place/location-chip.tsx';
import { guardPage } from '#lib/auth/page-actor.ts';
import { publicPaths } from '#lib/config/paths.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { missingProfileParts } from '#lib/domain/missing-profile-parts.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { check } from '#lib/services/accounts/check.ts';
import { listBookings } from '#lib/services/bookings/list-bookings.ts';
import { readWorkerDay } from '#lib/services/bookings/read-worker-day.ts';
import { getOwnWorker } from '#lib/services/users/get-own-worker.ts';
import { readHome } from '#lib/services/jobs/read-home.ts';
import { findPagePlace } from '../../find-page-place.ts';
import { load } from '../../load.ts';
import { readLocale } from '../../read-locale.ts';
import { CustomerHome } from './customer-home.tsx';
import { HOME_SIZES } from './home-sizes.ts';
import { WorkerHome } from './worker-home.tsx';

const ForCustomer = async ({ actor }: { actor: Actor }) => {
  const [locale, place, { data }, coming] = await Promise.all([
    readLocale(),
    load(findPagePlace),
    load(() => readHome(HOME_SIZES)),
    load(() => listBookings({ actor, query: { status: 'upcoming', limit: 1 } })),
  ]);
  return (
    <PageShell place={<LocationChip place={place} words={messages(locale).places.chip} />}>
      <CustomerHome {...data} coming={coming.data} locale={locale} visitor={actor} />
    </PageShell>
  );
};

const ForWorker = async ({ actor }: { actor: Actor }) => {
  const [locale, { data: worker }, { data: day }] = await Promise.all([
    readLocale(),
    load(() => getOwnWorker({ actor })),
    load(() => readWorkerDay({ actor })),
  ]);
  return (
    <PageShell>
      <WorkerHome name={worker.name} missing={missingProfileParts(worker)} day={day} locale={locale} />
    </PageShell>
  );
};

const ForOthers = async ({ actor, role }: { actor: Actor; role: DeskRole }) => {
  const [locale, { user }] = await Promise.all([readLocale(), load(() => check({ actor }))]);
  return (
    <PageShell>
      <Greeting role={role} name={user.name} words={messages(locale).home} />
    </PageShell>
  );
};

export default async function HomePage() {
  const actor = await guardPage(publicPaths.home);
  if (!actor) return null;
  const { role } = actor;
  if (role === 'customer') return <ForCustomer actor={actor} />;
  return role === 'worker' ? <ForWorker actor={actor} /> : <ForOthers actor={actor} role={role} />;
}
