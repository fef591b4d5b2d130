import Link from 'next/link';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import type { SuggestedService } from '#lib/features/search/contracts/suggest.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { inImageSize } from '#lib/platform/images/image-file.ts';
import { isForVisitor, type PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { SuggestionWords } from './search-words.tsx';

export const ServiceTile = ({ image }: Pick<SuggestedService, 'image'>) =>
  image === null ? (
    <TradePicture picture="" className="w-full" />
  ) : (
    <img
      src={inImageSize(image, 256)}
      alt=""
      loading="lazy"
      decoding="async"
      className="lit aspect-square w-full rounded-tile object-cover"
    />
  );

interface FittingServicesProps {
  services: readonly SuggestedService[];
  locale: Locale;
  visitor: PageVisitor | null;
  words: SuggestionWords;
}

/** Services that match a search, above the workers. */
export const FittingServices = ({ services, locale, visitor, words }: FittingServicesProps) => {
  if (services.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-semibold">{words.services}</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-soft">
        {services.map((service) => {
          const title = nameIn(locale, { name: service.title, names: service.titles });
          const page = publicPaths.service(service._id);
          return (
            <li
              key={service._id}
              data-slot="fitting-service"
              className="relative flex min-h-14 items-center gap-3 px-3 py-2"
            >
              <span className="w-10 shrink-0">
                <ServiceTile image={service.image} />
              </span>
              <span className="min-w-0 flex-1 leading-snug font-medium wrap-anywhere">
                {isForVisitor(page, visitor) ? (
                  <Link href={page} prefetch={false} className="after:absolute after:inset-0">
                    {title}
                  </Link>
                ) : (
                  title
                )}
                <span className="block text-sm font-semibold tabular-nums">{service.costs}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
