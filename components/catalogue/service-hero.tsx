import type { services } from '#lib/features/catalogue/texts/services.en.ts';
import { cn } from '#components/ui/cn.ts';
import { ServicePicture, type ServicePictureProps } from './service-picture.tsx';

interface ServiceHeroProps extends Pick<ServicePictureProps, 'service'> {
  words: Pick<typeof services, 'noImage'>;
}

const frameClass = '-mx-4 -mt-4 @3xl/columns:m-0 @3xl/columns:overflow-hidden @3xl/columns:rounded-card';

/** A service's picture over the full width of its column. Without one, the trade's drawing and a note. */
export const ServiceHero = ({ service, words }: ServiceHeroProps) =>
  service.image.length > 0 ? (
    <div className={frameClass}>
      <ServicePicture
        service={service}
        sizes="(min-width: 64rem) 46rem, 100vw"
        isMain
        className="aspect-[16/9] w-full @3xl/columns:aspect-[21/9]"
      />
    </div>
  ) : (
    <div className={cn(frameClass, 'flex flex-col items-center gap-2 bg-chip py-4')}>
      <ServicePicture service={service} sizes="7rem" className="size-24" />
      <p className="text-sm text-muted">{words.noImage}</p>
    </div>
  );
