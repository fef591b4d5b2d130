import type { services } from '#lib/features/catalogue/texts/services.en.ts';
import { ServicePicture, type ServicePictureProps } from './service-picture.tsx';

interface ServiceHeroProps extends Pick<ServicePictureProps, 'service'> {
  words: Pick<typeof services, 'noImage'>;
}

/** A service's picture, low enough that title and price stand below it; without one the trade's drawing, and words that say so. */
export const ServiceHero = ({ service, words }: ServiceHeroProps) =>
  service.image.length > 0 ? (
    <div className="-mx-4 -mt-4 flex justify-center bg-chip">
      <ServicePicture service={service} sizes="14rem" isMain className="aspect-[4/3] h-40" />
    </div>
  ) : (
    <div className="-mx-4 -mt-4 flex flex-col items-center gap-2 bg-chip py-4">
      <ServicePicture service={service} sizes="7rem" className="size-24" />
      <p className="text-sm text-muted">{words.noImage}</p>
    </div>
  );
