import { PageShell } from '#components/layout/page-shell.tsx';
import { SearchBox } from '#components/services/search-box.tsx';
import { ServiceSkeletons } from '#components/services/service-skeletons.tsx';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export default async function ExploreLoading() {
  const { services } = messages(await readLocale());
  return (
    <PageShell title={services.explore} isBusy>
      <p role="status" className="sr-only">
        {services.loading}
      </p>
      <SearchBox action={publicPaths.services} label={services.search} placeholder={services.searchFor} />
      <div aria-hidden className="-my-2 h-12" />
      <ServiceSkeletons count={5} />
    </PageShell>
  );
}
