import { BadgeCheck, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import { cityIn, stateIn } from '#lib/platform/i18n/place-names.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { Photo, type PhotoProps } from './photo.tsx';

const placeText = (
  { city, state }: { city?: string | undefined; state?: string | undefined },
  locale: Locale,
): string => [city && cityIn(locale, city), state && stateIn(locale, state)].filter(Boolean).join(', ');

interface ProfileCardProps {
  user: Pick<SelfUser, 'name' | 'phone' | 'address' | 'profileImage'>;
  photoWords: PhotoProps['words'];
  /** Warning about a new picture; absent when it affects nothing. */
  newLooks?: PhotoProps['newLooks'];
  locale: Locale;
  /** Verification status; only for workers. */
  standing?: { isVerified: boolean; text: string };
  /** The facts others see first about a worker. */
  facts?: ReactNode;
  children?: ReactNode;
}

const Line = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <p className="flex items-center gap-1.5 text-sm text-muted [&_svg]:size-4 [&_svg]:shrink-0">
    {icon}
    <span className="min-w-min">{text}</span>
  </p>
);

/** Header of the user's own profile. */
export const ProfileCard = (props: ProfileCardProps) => {
  const { user, photoWords, newLooks = null, locale, standing, facts, children } = props;
  const { name, phone, address, profileImage } = user;
  const place = placeText(address, locale);
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      <div className="flex flex-wrap items-center gap-4">
        <Photo name={name} src={profileImage} words={photoWords} newLooks={newLooks} />
        <div className="beside flex flex-col items-start gap-1">
          <h2 className="max-w-full text-xl leading-snug font-semibold">{name}</h2>
          {standing && (
            <Badge variant={standing.isVerified ? 'success' : 'neutral'}>
              {standing.isVerified && <BadgeCheck aria-hidden />}
              {standing.text}
            </Badge>
          )}
          {phone && <Line icon={<Phone aria-hidden />} text={`+91 ${phone}`} />}
          {place && <Line icon={<MapPin aria-hidden />} text={place} />}
        </div>
      </div>
      {facts}
      {children}
    </section>
  );
};
