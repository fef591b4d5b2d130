import { ServiceCard } from '#components/catalogue/service-card.tsx';
import { titleOf, type ServiceView } from '#components/catalogue/service-texts.ts';
import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { heartOf } from '#components/favorites/heart-of.tsx';

interface ServiceListProps {
  services: readonly OfferedJob[];
  locale: Locale;
  words: ServiceView['words'];
  prices: ServiceView['prices'];
  visitor: PageVisitor | null;
}

// So many can be seen on a phone before anybody scrolls.
const FIRST_SEEN = 2;

/** Services, one below the other. */
export const ServiceList = ({ services, visitor, ...view }: ServiceListProps) => (
  <ul className="cards">
    {services.map((service, at) => (
      <ServiceCard
        key={service._id}
        {...view}
        service={service}
        isMain={at < FIRST_SEEN}
        visitor={visitor}
        heart={heartOf(visitor, { kind: 'service', id: service._id, name: titleOf({ ...view, service }) })}
      />
    ))}
  </ul>
);
