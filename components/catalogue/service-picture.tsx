import { TradePicture } from '#components/ui/trade-picture.tsx';
import { cn } from '#components/ui/cn.ts';
import { imageSizes, inImageSize } from '#lib/platform/images/contract.calls.ts';
import type { Job } from '#lib/features/catalogue/contracts/jobs.ts';

export interface ServicePictureProps {
  service: Pick<Job, 'image' | 'requiredSkills'>;
  /** How wide it is shown, as in `sizes` of an image. */
  sizes: string;
  /** What is seen first is asked for before the others. */
  isMain?: boolean | undefined;
  className: string;
}

const srcSetOf = (url: string): string =>
  imageSizes.map((size) => `${inImageSize(url, size)} ${size}w`).join(', ');

/** A service's first picture, else the drawing of the trade that does it; `className` fixes its ratio. */
export const ServicePicture = ({ service, sizes, isMain = false, className }: ServicePictureProps) => {
  const [url] = service.image;
  if (url === undefined)
    return <TradePicture picture={service.requiredSkills[0]?.picture ?? ''} className={className} />;
  return (
    <img
      src={url}
      srcSet={srcSetOf(url)}
      sizes={sizes}
      alt=""
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : 'auto'}
      decoding="async"
      className={cn('lit bg-chip object-cover', className)}
    />
  );
};
