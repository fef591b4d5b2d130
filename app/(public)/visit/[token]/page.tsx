import type { Metadata } from 'next';
import { dayAndTime, Fact, LinkedPage, linkMetadata, WorkerFacts } from '#app/_bookings/linked-page.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { readSharedVisit } from '#lib/features/bookings/services/read-visit.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

export const generateMetadata = (): Promise<Metadata> => linkMetadata('visit');

/** Shows someone at home who came, and how the visit is going, but not where. */
export default async function SharedVisitPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const [locale] = await Promise.all([readLocale(), guardPage(publicPaths.sharedVisit(token))]);
  const view = await load(() => readSharedVisit({ token }));
  const { visitLinks: words, bookingWords } = messages(locale);
  return (
    <LinkedPage link="visit" view={view} locale={locale}>
      {(visit) => (
        <WorkerFacts visit={visit} locale={locale}>
          <Fact name={words.state}>{bookingWords.statuses[visit.status]}</Fact>
          <Fact name={words.since}>{dayAndTime(locale, visit.since)}</Fact>
        </WorkerFacts>
      )}
    </LinkedPage>
  );
}
