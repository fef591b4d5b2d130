import type { Metadata } from 'next';
import { LinkNotice } from '#components/shell/link-notice.tsx';
import { Pair } from '#components/page/pair.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { CodeCard } from '#components/referrals/code-card.tsx';
import { ReferralTabs } from '#components/referrals/referral-tabs.tsx';
import { envelope } from '#components/ui/pictures/envelope.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney, formatNumber } from '#lib/platform/i18n/format.ts';
import { referralTerms } from '#lib/features/referrals/contracts/referral-code.ts';
import { listReferrals } from '#lib/features/referrals/services/list-referrals.ts';
import { load } from '#app/_request/load.ts';
import { requireFeature } from '#app/_request/feature.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).referrals.title,
});

const { daysAfterPaid, jobPaise } = referralTerms;

const Own = async ({ actor }: { actor: Actor }) => {
  const [locale, { summary, ...first }] = await Promise.all([
    readLocale(),
    load(() => listReferrals({ actor, query: {} })),
  ]);
  if (!summary) return null;
  const { referrals: words } = messages(locale);
  const { code } = summary;
  const amount = formatMoney(summary.creditPaise);
  const { share, register, credit, limits } = words.steps;
  const steps = { share, register, credit: { ...credit, title: fill(credit.title, { amount }) }, limits };
  const when = fill(words.when, { days: formatNumber(daysAfterPaid), job: formatMoney(jobPaise) });
  const states = { ...words.states, credited: fill(words.states.credited, { amount }) };
  const shareText = fill(words.shareText, { code, amount });
  return (
    <Pair
      first={
        <>
          <div className="flex flex-col gap-1">
            <p className="text-lg leading-snug font-semibold text-balance">{fill(words.lead, { amount })}</p>
            <p className="text-muted">{when}</p>
          </div>
          <CodeCard code={code} words={{ ...words, shareText }} />
        </>
      }
      second={
        <ReferralTabs first={first} summary={summary} locale={locale} words={{ ...words, steps, states }} />
      }
    />
  );
};

const hasCode = ({ role }: Actor): boolean => role === 'customer' || role === 'worker';

export default async function ReferEarnPage() {
  await requireFeature('referrals');
  const actor = await guardPage(publicPaths.referEarn);
  const { frame, referrals: words } = messages(await readLocale());
  return (
    <PageShell isWide={actor !== null} title={words.title} back={publicPaths.more}>
      {actor === null && (
        <SignInCard
          title={words.signIn}
          hint={words.signInHint}
          login={frame.login}
          returnPath={publicPaths.referEarn}
          drawing={envelope}
        />
      )}
      {actor !== null && hasCode(actor) && <Own actor={actor} />}
      {actor !== null && !hasCode(actor) && (
        <LinkNotice
          drawing={envelope}
          title={words.others}
          hint={words.othersHint}
          href={publicPaths.home}
          action={words.home}
        />
      )}
    </PageShell>
  );
}
