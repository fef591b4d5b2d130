import type { TradeGroup } from '#lib/features/catalogue/rules/group-by-trade.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { ServiceList, type ServiceListProps } from './service-list.tsx';

interface GroupedServicesProps extends Omit<ServiceListProps, 'services' | 'trade' | 'isFirst'> {
  groups: readonly TradeGroup[];
  /** Heading of services without a trade. */
  other: string;
}

/** Services under the headings of their trades. */
export const GroupedServices = ({ groups, other, ...list }: GroupedServicesProps) =>
  groups.map(({ trade, services }, at) => (
    <section key={trade?._id ?? ''} className="flex flex-col gap-2 pb-3">
      <h3 className="font-semibold text-muted">{trade ? nameIn(list.locale, trade) : other}</h3>
      <ServiceList {...list} services={services} trade={trade?._id ?? null} isFirst={at === 0} />
    </section>
  ));
