import { TradePicture } from '#components/ui/trade-picture.tsx';
import { cn } from '#components/ui/cn.ts';
import { toSrcSet } from '#lib/platform/images/image-file.ts';
import type { Job } from '#lib/features/catalogue/contracts/jobs.ts';

export interface ServicePictureProps {
  service: Pick<Job, 'image' | 'requiredSkills'>;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Loads this picture first. */
  isMain?: boolean | undefined;
  /** It is in view at first: loads with the page, but after what is read. */
  isInView?: boolean | undefined;
  className: string;
}

/** A service's first picture, or its trade's drawing; `className` sets the aspect ratio. */
export const ServicePicture = ({
  service,
  sizes,
  isMain = false,
  isInView = false,
  className,
}: ServicePictureProps) => {
  const [url] = service.image;
  if (url === undefined)
    return <TradePicture picture={service.requiredSkills[0]?.picture ?? ''} className={className} />;
  return (
    <img
      src={url}
      srcSet={toSrcSet(url)}
      sizes={sizes}
      alt=""
      loading={isMain || isInView ? 'eager' : 'lazy'}
      // React asks for an eager picture before the style sheet, unless its priority is low.
      fetchPriority={isMain ? 'high' : isInView ? 'low' : 'auto'}
      decoding="async"
      className={cn('lit bg-chip object-cover', className)}
    />
  );
};
