import { ServiceCard } from '#components/catalogue/service-card.tsx';
import { serviceTitle, type ServiceView } from '#components/catalogue/service-texts.ts';
import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { heartFor } from '#components/favorites/heart-of.tsx';

export interface ServiceListProps {
  services: readonly OfferedJob[];
  locale: Locale;
  words: ServiceView['words'];
  prices: ServiceView['prices'];
  visitor: PageVisitor | null;
  /** The trade of the heading above; the cards leave it out. */
  trade?: string | null;
  /** Level of the titles; one below the heading of the trade unless given. */
  heading?: 'h3';
  /** Whether the list is the first on its page. */
  isFirst?: boolean;
}

// How many fit on a phone before scrolling.
const FIRST_SEEN = 2;

export const ServiceList = ({
  services,
  visitor,
  trade,
  heading,
  isFirst = true,
  ...view
}: ServiceListProps) => (
  <ul className="cards">
    {services.map((service, at) => (
      <ServiceCard
        key={service._id}
        {...view}
        service={service}
        trade={trade}
        heading={heading}
        isInView={isFirst && at < FIRST_SEEN}
        visitor={visitor}
        heart={heartFor(visitor, {
          kind: 'service',
          id: service._id,
          name: serviceTitle({ ...view, service }),
        })}
      />
    ))}
  </ul>
);
