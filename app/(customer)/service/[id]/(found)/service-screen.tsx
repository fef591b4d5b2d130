import type { ReactNode } from 'react';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { ServiceHero } from '#components/catalogue/service-hero.tsx';
import { descriptionOf, titleOf } from '#components/catalogue/service-texts.ts';
import { priceOf } from '#lib/features/catalogue/texts/service-price.ts';
import { SkillBadges } from '#components/catalogue/skill-badges.tsx';
import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

interface ServiceScreenProps {
  service: OfferedJob;
  locale: Locale;
  /** Its providers. */
  children: ReactNode;
}

/** A service: what it shows, costs and includes, which skills it needs, and who does it. */
export const ServiceScreen = ({ service, locale, children }: ServiceScreenProps) => {
  const { services: words } = messages(locale);
  const view = { service, locale, words };
  return (
    <>
      <ServiceHero service={service} words={words} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-40 text-xl leading-snug font-semibold">{titleOf(view)}</h2>
        <p className="text-xl leading-snug font-bold tabular-nums">{priceOf(view)}</p>
      </div>
      {service.fromPaise !== null && <p className="-mt-2 text-sm text-muted">{words.ownPrices}</p>}
      <SkillBadges skills={service.requiredSkills} locale={locale} label={words.skill} />
      <p className="whitespace-pre-line">{descriptionOf(view)}</p>
      <section aria-labelledby="providers" className="flex flex-col gap-3 border-t border-line pt-2">
        <SectionHeading id="providers" title={words.providers} />
        {children}
      </section>
    </>
  );
};
