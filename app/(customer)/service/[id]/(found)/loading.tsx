import { PageShell } from '#components/shell/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function ServiceLoading() {
  const { services } = messages(await readLocale());
  return (
    <PageShell isWide title={services.details} back={publicPaths.services} isBusy>
      <p role="status" className="sr-only">
        {services.loading}
      </p>
      <div
        aria-hidden
        className="-mx-4 -mt-4 aspect-[16/9] animate-appear bg-chip lg:m-0 lg:aspect-[40/9] lg:rounded-card"
      />
      <Skeleton shape="line" className="w-3/5 text-xl" />
      <Skeleton shape="line" className="w-full" />
      <Skeleton shape="line" className="w-4/5" />
    </PageShell>
  );
}
