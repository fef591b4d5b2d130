import { PageShell } from '#components/layout/page-shell.tsx';
import { ServiceSkeletons } from '#components/services/service-skeletons.tsx';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../../../read-locale.ts';

export default async function CategoryLoading() {
  const { services } = messages(await readLocale());
  return (
    <PageShell title={services.category} back={publicPaths.services} isBusy>
      <p role="status" className="sr-only">
        {services.loading}
      </p>
      <div aria-hidden className="flex animate-appear items-center gap-4">
        <span className="size-20 shrink-0 rounded-tile bg-chip" />
        <span className="h-4 w-2/5 rounded-full bg-chip" />
      </div>
      <ServiceSkeletons count={3} />
    </PageShell>
  );
}
