import { BadgeCheck, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import { cityIn, stateIn } from '#lib/platform/i18n/place-names.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { Photo, type PhotoProps } from './photo.tsx';

interface Place {
  city?: string | undefined;
  state?: string | undefined;
}

/** City and state in one line; what is not known is left out. */
const placeText = ({ city, state }: Place, locale: Locale): string =>
  [city && cityIn(locale, city), state && stateIn(locale, state)].filter(Boolean).join(', ');

interface ProfileCardProps {
  user: Pick<SelfUser, 'name' | 'phone' | 'address' | 'profileImage'>;
  photoWords: PhotoProps['words'];
  locale: Locale;
  /** A worker's standing; absent for everybody else. */
  standing?: { isVerified: boolean; text: string };
  /** What others see first of a worker. */
  facts?: ReactNode;
  children?: ReactNode;
}

const Line = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <p className="flex items-center gap-1.5 text-sm text-muted [&_svg]:size-4 [&_svg]:shrink-0">
    {icon}
    <span className="min-w-0 wrap-anywhere">{text}</span>
  </p>
);

/** Who one is, as the head of one's own profile. */
export const ProfileCard = ({ user, photoWords, locale, standing, facts, children }: ProfileCardProps) => {
  const { name, phone, address, profileImage } = user;
  const place = placeText(address, locale);
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      <div className="flex items-center gap-4">
        <Photo name={name} src={profileImage} words={photoWords} />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <h2 className="max-w-full text-xl leading-snug font-semibold wrap-anywhere">{name}</h2>
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
