import { PageShell } from '#components/shell/page-shell.tsx';
import { FormSkeleton } from '#components/support/form-skeleton.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function RateLoading() {
  const { rate } = messages(await readLocale());
  return (
    <PageShell title={rate.title} back={publicPaths.more} isBusy>
      <FormSkeleton fields={2} />
    </PageShell>
  );
}
