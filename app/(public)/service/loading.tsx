import { PageShell } from '#components/shell/page-shell.tsx';
import { SearchBox } from '#components/search/search-box.tsx';
import { ServiceSkeletons } from '#components/catalogue/service-skeletons.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function ExploreLoading() {
  const { services } = messages(await readLocale());
  return (
    <PageShell isWide title={services.explore} isBusy>
      <p role="status" className="sr-only">
        {services.loading}
      </p>
      <SearchBox action={publicPaths.services} label={services.search} placeholder={services.searchFor} />
      <div aria-hidden className="-my-2 h-12" />
      <ServiceSkeletons count={5} />
    </PageShell>
  );
}
