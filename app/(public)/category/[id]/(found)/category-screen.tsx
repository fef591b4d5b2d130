import type { ReactNode } from 'react';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { ServiceList } from '#components/search/service-list.tsx';

interface CategoryScreenProps {
  skill: NamedEntry;
  services: readonly OfferedJob[];
  locale: Locale;
  visitor: PageVisitor | null;
  /** Its workers. */
  children: ReactNode;
}

/** A trade's picture, how many services it has, the services, and those who do the work. */
export const CategoryScreen = ({ skill, services, locale, visitor, children }: CategoryScreenProps) => {
  const { services: words } = messages(locale);
  return (
    <>
      <div className="flex items-center gap-4">
        <TradePicture picture={skill.picture} className="size-20 shrink-0" />
        <p className="text-lg font-semibold">
          {plural({ locale, count: services.length, text: words.available })}
        </p>
      </div>
      {services.length > 0 ? (
        <ServiceList services={services} locale={locale} words={words} visitor={visitor} />
      ) : (
        <p className="text-muted">{words.noServicesYet}</p>
      )}
      <section aria-labelledby="workers" className="flex flex-col gap-3">
        <SectionHeading id="workers" title={words.workers} />
        {children}
      </section>
    </>
  );
};
