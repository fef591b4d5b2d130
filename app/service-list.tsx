import { ServiceCard } from '#components/services/service-card.tsx';
import { titleOf, type ServiceView } from '#components/services/service-texts.ts';
import type { OfferedJob } from '#lib/contracts/jobs.ts';
import type { Locale } from '#lib/contracts/locale.ts';
import type { PageVisitor } from '#lib/domain/routes.ts';
import { heartOf } from './heart-of.tsx';

interface ServiceListProps {
  services: readonly OfferedJob[];
  locale: Locale;
  words: ServiceView['words'];
  visitor: PageVisitor | null;
}

// So many can be seen on a phone before anybody scrolls.
const FIRST_SEEN = 2;

/** Services, one below the other. */
export const ServiceList = ({ services, visitor, ...view }: ServiceListProps) => (
  <ul className="flex flex-col gap-3">
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
