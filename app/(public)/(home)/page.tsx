import { Greeting, type DeskRole } from '#components/home/greeting.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { LocationChip } from '#components/places/location-chip.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { missingProfileParts } from '#lib/features/profiles/rules/missing-profile-parts.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { check } from '#lib/features/accounts/services/check.ts';
import { listBookings } from '#lib/features/bookings/services/list-bookings.ts';
import { readWorkerDay } from '#lib/features/home/services/read-worker-day.ts';
import { getOwnWorker } from '#lib/features/profiles/services/get-own-worker.ts';
import { readHome } from '#lib/features/home/services/read-home.ts';
import { findPagePlace } from '#app/_request/find-page-place.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-locale.ts';
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
