import type { services } from '#lib/features/catalogue/texts/services.en.ts';
import { ServicePicture, type ServicePictureProps } from './service-picture.tsx';

interface ServiceHeroProps extends Pick<ServicePictureProps, 'service'> {
  words: Pick<typeof services, 'noImage'>;
}

/** A service's picture over the whole width, low enough that price and title stand below it; without one the trade's drawing, and words that say so. */
export const ServiceHero = ({ service, words }: ServiceHeroProps) =>
  service.image.length > 0 ? (
    <div className="-mx-4 -mt-4">
      <ServicePicture
        service={service}
        sizes="(width >= 64rem) 60rem, 100vw"
        isMain
        className="h-40 w-full"
      />
    </div>
  ) : (
    <div className="-mx-4 -mt-4 flex flex-col items-center gap-2 bg-chip py-4">
      <ServicePicture service={service} sizes="7rem" className="size-24" />
      <p className="text-sm text-muted">{words.noImage}</p>
    </div>
  );
