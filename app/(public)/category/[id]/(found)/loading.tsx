import { PageShell } from '#components/shell/page-shell.tsx';
import { ServiceSkeletons } from '#components/catalogue/service-skeletons.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function CategoryLoading() {
  const { services } = messages(await readLocale());
  return (
    <PageShell isWide title={services.category} back={publicPaths.services} isBusy>
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
