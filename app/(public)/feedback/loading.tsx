import { PageShell } from '#components/shell/page-shell.tsx';
import { FormSkeleton } from '#components/support/form-skeleton.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function FeedbackLoading() {
  const { feedback } = messages(await readLocale()).tickets;
  return (
    <PageShell title={feedback.title} back={publicPaths.more} isBusy>
      <FormSkeleton fields={3} />
    </PageShell>
  );
}
