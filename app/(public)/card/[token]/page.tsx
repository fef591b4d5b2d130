import type { Metadata } from 'next';
import { BadgeCheck } from 'lucide-react';
import { cache } from 'react';
import { PrintButton } from '#components/bookings/print-button.tsx';
import { QrPicture } from '#components/money/qr-picture.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { readWorkCard, type ShownCard } from '#lib/features/profiles/services/work-card.ts';
import { appOrigin } from '#lib/platform/config/env.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { languageNames } from '#lib/platform/i18n/language-names.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { Fact, LinkFrame } from '#app/_bookings/linked-page.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';

interface CardPageProps {
  params: Promise<{ token: string }>;
}

const readCard = cache((token: string) => load(() => readWorkCard({ token })));

const listTrades = ({ trades }: ShownCard, locale: Locale): string =>
  trades.map((trade) => nameIn(locale, trade)).join(', ');

/** The preview in messengers is in the worker's language, since the reader's is not known. */
export const generateMetadata = async ({ params }: CardPageProps): Promise<Metadata> => {
  const { token } = await params;
  const card = await readCard(token);
  const { summary } = messages(card.locale).workCard.page;
  const title = [card.name, listTrades(card, card.locale)].filter(Boolean).join(' – ');
  const description = fill(summary, { name: card.name });
  const images = [{ url: `${appOrigin()}/api/v1/cards/${token}/preview`, width: 1200, height: 630 }];
  return {
    title,
    description,
    referrer: 'no-referrer',
    robots: { index: card.isIndexed, follow: card.isIndexed },
    openGraph: { type: 'website', siteName: 'Hunar', title, description, images },
    twitter: { card: 'summary_large_image' },
  };
};

const CardFacts = ({ card, locale }: { card: ShownCard; locale: Locale }) => {
  const { workCard, visitLinks } = messages(locale);
  const { page: words } = workCard;
  const { rating, phone } = card;
  return (
    <dl>
      {card.trades.length > 0 && <Fact name={visitLinks.trade}>{listTrades(card, locale)}</Fact>}
      <Fact name={words.languages}>{card.languages.map((one) => languageNames[one]).join(', ')}</Fact>
      {card.workingSince !== null && <Fact name={words.since}>{card.workingSince}</Fact>}
      <Fact name={words.jobs}>{formatNumber(card.completedJobs)}</Fact>
      {rating && (
        <Fact name={words.rating}>{`${rating.average.toFixed(1)}/5 (${formatNumber(rating.count)})`}</Fact>
      )}
      {card.agency !== null && <Fact name={visitLinks.agency}>{card.agency}</Fact>}
      {phone !== null && (
        <Fact name={words.phone}>
          <a href={`tel:+91${phone}`} className="inline-flex min-h-11 items-center text-brand tabular-nums">
            +91 {phone}
          </a>
        </Fact>
      )}
    </dl>
  );
};

/** A worker's public card, to send and to print. */
export default async function CardPage({ params }: CardPageProps) {
  const { token } = await params;
  const path = publicPaths.card(token);
  const [locale, actor] = await Promise.all([readLocale(), guardPage(path)]);
  const card = await readCard(token);
  const { workCard, visitLinks } = messages(locale);
  const { page: words } = workCard;
  return (
    <LinkFrame>
      <section className="rounded-card border border-line bg-card p-5 shadow-soft print:border-0 print:shadow-none">
        <div className="mb-4 flex flex-col items-center gap-2 text-center">
          <Avatar name={card.name} src={card.profileImage} size="large" />
          <h1 className="text-2xl leading-tight font-bold wrap-anywhere">{card.name}</h1>
          {card.isVerified && (
            <Badge variant="brand">
              <BadgeCheck aria-hidden />
              {visitLinks.verified}
            </Badge>
          )}
        </div>
        <CardFacts card={card} locale={locale} />
        {card.hidesPhone && <p className="text-sm text-muted print:hidden">{words.phoneMissing}</p>}
        <QrPicture text={appOrigin() + path} label={words.code} />
      </section>
      {actor?.userId === card.workerId ? (
        <PrintButton label={words.print} />
      ) : (
        <a
          href={publicPaths.bookingWith(card.workerId)}
          className={buttonVariants({ size: 'block', className: 'print:hidden' })}
        >
          {words.book}
        </a>
      )}
    </LinkFrame>
  );
}
