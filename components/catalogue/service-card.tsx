import Link from 'next/link';
import type { ReactNode } from 'react';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { isForVisitor, type PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { ServicePicture, type ServicePictureProps } from './service-picture.tsx';
import { sayOffer } from '#lib/features/catalogue/texts/say-offer.ts';
import { sayLength } from '#lib/features/catalogue/texts/service-price.ts';
import { serviceDescription, serviceTitle, type ServiceView } from './service-texts.ts';
import { SkillBadges } from './skill-badges.tsx';

interface ServiceCardProps extends ServiceView, Pick<ServicePictureProps, 'isInView'> {
  /** Visitors who may not open the service get a card without a link. */
  visitor: PageVisitor | null;
  /** The save button. */
  heart: ReactNode;
  /** The trade that a heading above names; undefined without such a heading. */
  trade?: string | null | undefined;
  /** Level of the title; one below the heading of the trade unless given. */
  heading?: 'h3' | undefined;
}

interface TitleProps extends Pick<ServiceCardProps, 'visitor'> {
  href: string;
  children: string;
}

// The link covers the whole card; the heart is above it.
const Title = ({ href, visitor, children }: TitleProps) =>
  isForVisitor(href, visitor) ? (
    <Link
      href={href}
      // A prefetched redirect to login would stay cached after signing in.
      prefetch={false}
      className="after:absolute after:inset-0 after:rounded-card"
    >
      {children}
    </Link>
  ) : (
    children
  );

// An hourly total says the hours itself: '₹1,200 · 8 hours'.
const hasFixedPrice = ({ least }: ServiceView['service']): boolean =>
  (least?.hourlyRatePaise ?? null) === null;

export const ServiceCard = ({ visitor, heart, isInView, trade, heading, ...view }: ServiceCardProps) => {
  const Heading = heading ?? (trade === undefined ? 'h3' : 'h4');
  const { service, locale, words, prices } = view;
  return (
    <li
      data-slot="service-card"
      className="relative flex flex-wrap gap-3 rounded-card border border-line bg-card p-3 shadow-soft"
    >
      <ServicePicture
        service={service}
        sizes="5.5rem"
        isInView={isInView}
        // Smaller than the words beside it, which a slow phone shows long before the picture.
        className="size-22 shrink-0 rounded-control"
      />
      <div className="beside flex flex-col gap-1">
        <div className="flex items-start gap-2">
          <Heading className="min-w-0 flex-1 leading-snug font-semibold">
            <Title href={publicPaths.service(service._id)} visitor={visitor}>
              {serviceTitle(view)}
            </Title>
          </Heading>
          {heart}
        </div>
        <p className="line-clamp-2 text-sm text-muted">{serviceDescription(view)}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
          <p className="font-semibold tabular-nums">{sayOffer(view)}</p>
          {hasFixedPrice(service) && (
            <p className="text-sm text-muted">
              {sayLength({ minutes: service.durationMinutes, locale, words: prices })}
            </p>
          )}
          <SkillBadges
            skills={service.requiredSkills.filter(({ _id }) => _id !== trade)}
            locale={locale}
            label={words.skill}
          />
        </div>
      </div>
    </li>
  );
};
