import { WorkerList } from '#components/search/worker-list.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import type { FoundWorker } from '#lib/features/search/contracts/search.ts';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { namesOfCity, namesOfState } from '#lib/platform/i18n/place-names.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { Section } from './section.tsx';

const themes = { light: 'scheme-light', dark: 'scheme-dark' } as const;
/** A phone, a tablet, and a desktop without its sidebar; never wider than the screen. */
const widths = { 360: 'w-90', 800: 'w-200', 1126: 'w-[70.375rem]' };

const worker = (fields: Partial<FoundWorker> & Pick<FoundWorker, '_id' | 'name'>): FoundWorker => ({
  profileImage: null,
  address: { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' },
  cityNames: namesOfCity('Lucknow'),
  stateNames: namesOfState('Uttar Pradesh'),
  userType: 'worker',
  about: '',
  skills: ['Electrician'],
  skillEntries: [],
  hourlyRate: 250,
  priceRange: null,
  rate: 250,
  areaRange: null,
  experience: 7,
  isVerified: true,
  verifiedAt: '2026-08-03T05:30:00.000Z',
  answersWithinHours: 2,
  rating: 4.6,
  completedJobs: 40,
  brokerId: null,
  reviews: 32,
  distanceKm: 2.4,
  comes: true,
  ...fields,
});

const workers = [
  worker({ _id: 'a'.repeat(24), name: 'Ravi Verma' }),
  worker({
    _id: 'b'.repeat(24),
    name: 'Sunita Devi',
    reviews: 0,
    isVerified: false,
    verifiedAt: null,
    brokerId: 'c'.repeat(24),
  }),
  worker({ _id: 'd'.repeat(24), name: 'Mohammed Arif Ansari', comes: false, distanceKm: 398, free: false }),
];

interface FrameProps {
  locale: Locale;
  theme: keyof typeof themes;
}

/** Components with a worker's texts; links and buttons do nothing. */
const Parts = ({ locale }: Pick<FrameProps, 'locale'>) => {
  const { search } = messages(locale);
  return (
    <>
      <WorkerList
        workers={workers}
        viewer={{ userId: 'e'.repeat(24), role: 'worker' }}
        locale={locale}
        words={search.card}
      />
      <Alert variant="destructive" title={search.failed}>
        {search.failedHint}
      </Alert>
      <div className="flex flex-wrap gap-2">
        <Button disabled>{search.sheet.apply}</Button>
        <Button disabled variant="outline">
          {search.sheet.reset}
        </Button>
      </div>
    </>
  );
};

const Frame = ({ locale, theme }: FrameProps) =>
  Object.entries(widths).map(([width, widthClass]) => (
    <div
      key={width}
      data-frame={`${locale}-${theme}-${width}`}
      lang={locale}
      className={cn(
        themes[theme],
        widthClass,
        'flex max-w-full flex-col gap-3 rounded-card border border-line bg-ground p-3 text-ink',
      )}
    >
      <Parts locale={locale} />
    </div>
  ));

/** The same components in two themes, five languages and three widths. */
export const Frames = () => (
  <Section name="frames" title="Themes, languages, widths">
    {locales.map((locale) => (
      <div key={locale} className="flex flex-col gap-3">
        <Frame locale={locale} theme="light" />
        <Frame locale={locale} theme="dark" />
      </div>
    ))}
  </Section>
);
