import { Alert } from '#components/ui/alert.tsx';
import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import type { offers } from '#lib/features/catalogue/texts/offers.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

interface WorkerOfferNoticeProps {
  barriers: readonly NotOffered[];
  locale: Locale;
  words: (typeof offers)['worker'];
}

const toTitle = (barrier: NotOffered, { locale, words }: WorkerOfferNoticeProps): string => {
  const { names } = barrier;
  return barrier.kind === 'city'
    ? fill(words.cityTitle, { city: nameIn(locale, { name: barrier.city, names }) })
    : fill(words.tradeTitle, { trade: nameIn(locale, { name: barrier.trade, names }) });
};

/** Tells a worker why no new bookings come, and that everything agreed goes ahead. */
export const WorkerOfferNotice = (props: WorkerOfferNoticeProps) =>
  props.barriers.map((barrier) => (
    <Alert key={toTitle(barrier, props)} title={toTitle(barrier, props)}>
      <p>{props.words.hint}</p>
    </Alert>
  ));
