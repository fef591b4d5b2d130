import type { Metadata } from 'next';
import { Fact, LinkedPage, linkMetadata, WorkerFacts } from '#app/_bookings/linked-page.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { readPass } from '#lib/features/bookings/services/read-visit.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

export const generateMetadata = (): Promise<Metadata> => linkMetadata('pass');

/** Shows a guard at the gate who comes, when and where to, but not to whom. */
export default async function PassPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const [locale] = await Promise.all([readLocale(), guardPage(publicPaths.pass(token))]);
  const view = await load(() => readPass({ token }));
  const { visitLinks: words } = messages(locale);
  return (
    <LinkedPage link="pass" view={view} locale={locale}>
      {(pass) => (
        <WorkerFacts visit={pass} locale={locale}>
          <Fact name={words.place}>
            {[pass.area, pass.city]
              .map((place) => nameIn(locale, place))
              .filter(Boolean)
              .join(', ')}
          </Fact>
          <Fact name={words.number}>{pass.number}</Fact>
        </WorkerFacts>
      )}
    </LinkedPage>
  );
}
