import { Award, Phone, Route, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { workers } from '#lib/features/profiles/texts/profiles.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatRupees } from '#lib/platform/i18n/format.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
import { Section } from '#components/page/section.tsx';
import { SpokenRange } from '#components/page/spoken-range.tsx';
import type { ShownWorker } from './shown-worker.ts';

interface WorkerFactsProps {
  worker: ShownWorker;
  words: typeof workers;
}

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div className="relative py-2.5 pl-8">
    <dt className="text-sm text-muted [&>svg]:absolute [&>svg]:top-1/2 [&>svg]:left-0 [&>svg]:size-5 [&>svg]:-translate-y-1/2">
      {icon}
      {label}
    </dt>
    <dd className="font-medium">{children}</dd>
  </div>
);

const spaced = (phone: string): string => `${phone.slice(0, 5)} ${phone.slice(5)}`;

const formatRange = ({ min, max }: NonNullable<ShownWorker['priceRange']>): string =>
  min === max ? formatRupees(min) : `${formatRupees(min)} – ${formatRupees(max)}`;

export const WorkerFacts = ({ worker: { phone, priceRange, areaRange }, words }: WorkerFactsProps) => {
  if (phone === null && priceRange === null && areaRange === null) return null;
  return (
    <Section title={words.contact}>
      <dl className="divide-y divide-line rounded-card border border-line bg-card px-4">
        {phone !== null && (
          <Fact icon={<Phone aria-hidden />} label={words.phone}>
            {spaced(phone)}
          </Fact>
        )}
        {priceRange !== null && (
          <Fact icon={<Wallet aria-hidden />} label={words.priceRange}>
            <SpokenRange text={formatRange(priceRange)} />
          </Fact>
        )}
        {areaRange !== null && (
          <Fact icon={<Route aria-hidden />} label={words.workRadius}>
            {fill(words.kilometres, { km: areaRange })}
          </Fact>
        )}
      </dl>
    </Section>
  );
};

/** Certifications in the worker's own words. */
export const Certifications = ({ worker: { name, certifications }, words }: WorkerFactsProps) => {
  if (certifications.length === 0) return null;
  return (
    <Section title={words.certifications}>
      <p className="-mt-1 text-sm text-muted">{fill(words.inTheirWords, { name })}</p>
      <ul className="flex flex-col gap-2">
        {certifications.map((one) => (
          <li key={one} className="flex items-start gap-2">
            <Award aria-hidden className="mt-0.5 size-5 shrink-0 text-warm-ink" />
            <span lang={guessLanguage(one)} className="min-w-0">
              {one}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
