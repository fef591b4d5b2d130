import type { Metadata } from 'next';
import Link from 'next/link';
import { PageShell } from '#components/shell/page-shell.tsx';
import { PageTabs } from '#components/page/page-tabs.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { MethodsPanel } from '#components/money/payments/methods-panel.tsx';
import { Statement } from '#components/money/statement.tsx';
import { TransactionList } from '#components/money/payments/transaction-list.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { emptyBox } from '#components/ui/pictures/empty-box.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, agencyPaths, profilePath, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLedger } from '#lib/features/money/services/read-ledger.ts';
import { readStatementMonths } from '#lib/features/money/services/read-statement.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { load } from '#app/_request/load.ts';
import { OwnPayee } from './own-payee.tsx';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).payments.title,
});

/** Workers have theirs beside their earnings. */
const OwnStatement = async ({ actor, locale }: { actor: Actor; locale: Locale }) => {
  const { payments, earnings } = messages(locale);
  const { columns, amounts } = payments.paidStatement;
  const own = { columns, amounts: { ...earnings.statement.amounts, ...amounts } };
  const words = { ...earnings, statement: { ...earnings.statement, ...own } };
  const months = await load(() => readStatementMonths({ actor }));
  return <Statement isPayer today={toIndiaDay(now())} {...{ months, locale, words }} />;
};

const Transactions = async ({ actor }: { actor: Actor }) => {
  const hasBook = actor.role === 'customer' || actor.role === 'worker';
  const [locale, first] = await Promise.all([
    readLocale(),
    hasBook ? load(() => readLedger({ actor, query: {} })) : { data: [], nextCursor: null },
  ]);
  const { payments } = messages(locale);
  if (first.data.length === 0)
    return <Notice heading="h2" drawing={emptyBox} title={payments.none} hint={payments.noneHint} />;
  return (
    <>
      {actor.role === 'customer' && <OwnStatement {...{ actor, locale }} />}
      <TransactionList first={first} locale={locale} words={payments} />
    </>
  );
};

/** Agencies are paid by their workers, outside the app. */
const OfAgency = async () => {
  const { agency } = messages(await readLocale()).payments;
  return (
    <Notice heading="h2" drawing={emptyBox} title={agency.title} hint={agency.hint}>
      <Link href={agencyPaths.bookings} prefetch={false} className={buttonVariants()}>
        {agency.go}
      </Link>
    </Notice>
  );
};

const Mine = async ({ actor, shown }: { actor: Actor; shown: 'methods' | 'transactions' }) => {
  const locale = await readLocale();
  const { payments } = messages(locale);
  if (actor.role === 'broker') return <OfAgency />;
  const tabs = [
    { key: 'methods', label: payments.methods, href: accountPaths.payments },
    { key: 'transactions', label: payments.transactions, href: accountPaths.transactions },
  ];
  return (
    <>
      <PageTabs label={payments.rowHint} tabs={tabs} shown={shown} />
      {shown === 'methods' ? (
        <>
          {actor.role === 'worker' && <OwnPayee actor={actor} locale={locale} />}
          <MethodsPanel
            userId={actor.userId}
            words={
              actor.role === 'worker' ? { ...payments, cashHint: payments.cashHintForWorkers } : payments
            }
          />
          {actor.role === 'customer' && <OwnPayee actor={actor} locale={locale} />}
        </>
      ) : (
        <Transactions actor={actor} />
      )}
    </>
  );
};

export default async function PaymentsPage({ searchParams }: { searchParams: Search }) {
  const [actor, locale, show] = await Promise.all([
    guardPage(accountPaths.payments),
    readLocale(),
    readParam(searchParams, 'show'),
  ]);
  const { frame, payments } = messages(locale);
  return (
    <PageShell
      isWide={actor !== null}
      title={payments.title}
      back={actor ? profilePath(actor.role) : publicPaths.more}
    >
      {actor ? (
        <Mine actor={actor} shown={show === 'transactions' ? 'transactions' : 'methods'} />
      ) : (
        <SignInCard
          title={payments.signIn}
          hint={payments.signInHint}
          login={frame.login}
          returnPath={accountPaths.payments}
        />
      )}
    </PageShell>
  );
}
