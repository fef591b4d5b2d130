import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { account } from '#lib/features/profiles/texts/profiles.en.ts';
import { FIRST_RADIUS_KM } from '#lib/features/profiles/contracts/profile-limits.ts';
import { cityIn, stateIn } from '#lib/platform/i18n/place-names.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatRupees } from '#lib/platform/i18n/format.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';

interface Detail {
  readonly label: string;
  /** Empty when the worker entered nothing. */
  readonly value: string;
  /** The worker's own words. */
  readonly isOwn?: boolean;
}

interface DetailListProps {
  title: string;
  details: readonly Detail[];
  none: string;
}

const DetailList = ({ title, details, none }: DetailListProps) => (
  <section className="flex flex-col gap-2">
    <h2 className="font-semibold">{title}</h2>
    <dl className="divide-y divide-line rounded-card border border-line bg-card px-4 shadow-soft">
      {details.map(({ label, value, isOwn = false }) => (
        <div key={label} className="py-2.5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd
            lang={isOwn ? guessLanguage(value) : undefined}
            className={value ? 'whitespace-pre-line wrap-anywhere' : 'text-muted'}
          >
            {value || none}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

interface WorkerDetailsProps {
  worker: SelfUser;
  locale: Locale;
  words: (typeof account)['worker'];
  skills: string;
  workTypes: string;
}

const money = (rupees: number | null | undefined): string =>
  rupees === null || rupees === undefined ? '' : formatRupees(rupees);

export const WorkerDetails = ({ worker, locale, words, skills, workTypes }: WorkerDetailsProps) => {
  const { about, address, areaRange, priceRange, hourlyRate } = worker;
  const { experience, certifications, serviceAreas } = worker;
  return (
    <>
      <DetailList
        title={words.work}
        none={words.none}
        details={[
          { label: words.skills, value: skills },
          { label: words.workTypes, value: workTypes },
          { label: words.hourlyRate, value: money(hourlyRate) },
          { label: words.minPrice, value: money(priceRange?.min) },
          { label: words.maxPrice, value: money(priceRange?.max) },
          {
            label: words.experience,
            value: experience === null ? '' : String(experience),
          },
          { label: words.certifications, value: certifications.join(', '), isOwn: true },
        ]}
      />
      <DetailList
        title={words.location}
        none={words.none}
        details={[
          { label: words.city, value: address.city ? cityIn(locale, address.city) : '' },
          { label: words.state, value: address.state ? stateIn(locale, address.state) : '' },
          { label: words.pinCode, value: address.pinCode ?? '' },
          { label: words.radius, value: fill(words.kilometres, { km: areaRange ?? FIRST_RADIUS_KM }) },
          { label: words.serviceAreas, value: serviceAreas.join(', '), isOwn: true },
        ]}
      />
      <DetailList
        title={words.personal}
        none={words.none}
        details={[{ label: words.about, value: about, isOwn: true }]}
      />
    </>
  );
};
