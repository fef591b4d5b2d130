import { PageShell } from '#components/shell/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

const keys = ['match', 'free', 'distance', 'verified', 'rank'];

export default async function WhyShownLoading() {
  const { whyShown } = messages(await readLocale());
  return (
    <PageShell title={whyShown.title} isBusy>
      <div className="flex flex-col gap-3">
        {keys.map((key) => (
          <Skeleton key={key} shape="block" className="h-28" />
        ))}
      </div>
    </PageShell>
  );
}
