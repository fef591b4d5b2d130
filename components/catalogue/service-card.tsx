import Link from 'next/link';
import type { ReactNode } from 'react';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { isForVisitor, type PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { ServicePicture, type ServicePictureProps } from './service-picture.tsx';
import { sayOffer } from '#lib/features/catalogue/texts/say-offer.ts';
import { sayLength } from '#lib/features/catalogue/texts/service-price.ts';
import { descriptionOf, titleOf, type ServiceView } from './service-texts.ts';
import { SkillBadges } from './skill-badges.tsx';

interface ServiceCardProps extends ServiceView, Pick<ServicePictureProps, 'isMain'> {
  /** Who looks; those who cannot open the service get a card without a link. */
  visitor: PageVisitor | null;
  /** Saves the service. */
  heart: ReactNode;
}

interface TitleProps extends Pick<ServiceCardProps, 'visitor'> {
  href: string;
  children: string;
}

// The link covers the card, so that a tap anywhere opens the service; the heart lies above it.
const Title = ({ href, visitor, children }: TitleProps) =>
  isForVisitor(href, visitor) ? (
    <Link
      href={href}
      // Fetched ahead, a guest's way to the login would be remembered beyond signing in.
      prefetch={false}
      className="after:absolute after:inset-0 after:rounded-card"
    >
      {children}
    </Link>
  ) : (
    children
  );

/** A service with picture, title, what it is, price and skills; a tap opens it. */
export const ServiceCard = ({ visitor, heart, isMain, ...view }: ServiceCardProps) => {
  const { service, locale, words, prices } = view;
  return (
    <li
      data-slot="service-card"
      className="relative flex flex-wrap gap-3 rounded-card border border-line bg-card p-3 shadow-soft"
    >
      <ServicePicture
        service={service}
        sizes="6rem"
        isMain={isMain}
        className="size-24 shrink-0 rounded-control"
      />
      <div className="flex min-w-0 flex-1 basis-36 flex-col gap-1">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 flex-1 leading-snug font-semibold">
            <Title href={publicPaths.service(service._id)} visitor={visitor}>
              {titleOf(view)}
            </Title>
          </h3>
          {heart}
        </div>
        <p className="line-clamp-2 text-sm text-muted">{descriptionOf(view)}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
          <p className="font-semibold tabular-nums">{sayOffer(view)}</p>
          <p className="text-sm text-muted">
            {sayLength({ minutes: service.durationMinutes, locale, words: prices })}
          </p>
          <SkillBadges skills={service.requiredSkills} locale={locale} label={words.skill} />
        </div>
      </div>
    </li>
  );
};
