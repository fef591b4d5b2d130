'use client';

import { Wallet } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { preloadSheet, Sheet } from '#components/ui/sheet.tsx';
import type { LedgerSummary } from '#lib/features/money/contracts/ledger.ts';
import type { earnings } from '#lib/features/money/texts/money.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';

type WalletWords = (typeof earnings)['wallet'];

interface WalletCardProps {
  summary: Pick<
    LedgerSummary,
    'walletPaise' | 'creditPaise' | 'minimumPaise' | 'recommendedPaise' | 'openTopUp'
  >;
  /** Where deposits are sent; null when none are accepted. */
  payTo: string | null;
  words: WalletWords;
}

const loadForm = () => import('./top-up-form.tsx').then(({ TopUpForm }) => TopUpForm);

const AddMoney = ({ payTo, words }: { payTo: string; words: WalletWords }) => {
  const router = useRouter();
  const pageWords = usePageWords();
  const { Part: Form, fetchPart } = useFetchedPart(loadForm);
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<void> => setOpen(await fetchPart());
  const finish = (description: string): void => {
    setOpen(false);
    notify({ title: words.sent, description, variant: 'success' });
    afterSheets(() => router.refresh());
  };
  return (
    <>
      <Button size="block" onPointerEnter={preloadSheet} onClick={() => void open()}>
        {words.add}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={words.add} words={pageWords}>
        {Form && <Form words={words} payTo={payTo} onSent={finish} />}
      </Sheet>
    </>
  );
};

/** The balance, the recommended minimum and the way to add money. */
export const WalletCard = ({ summary, payTo, words }: WalletCardProps) => {
  const { walletPaise, creditPaise, minimumPaise, recommendedPaise, openTopUp } = summary;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      <h2 className="flex items-center gap-2 font-semibold">
        <Wallet aria-hidden className="size-5 text-brand" />
        {words.title}
      </h2>
      <p className="text-2xl leading-tight font-bold tabular-nums">{formatMoney(walletPaise)}</p>
      {creditPaise > 0 && (
        <p className="text-sm text-muted">{fill(words.credit, { amount: formatMoney(creditPaise) })}</p>
      )}
      {payTo === null ? (
        <p className="text-sm">{words.closed}</p>
      ) : (
        <>
          <ul className="text-sm text-muted">
            <li>{fill(words.minimum, { amount: formatMoney(minimumPaise) })}</li>
            <li>{fill(words.recommended, { amount: formatMoney(recommendedPaise) })}</li>
          </ul>
          <p className="text-sm">{words.purpose}</p>
        </>
      )}
      {openTopUp ? (
        <Alert>
          {fill(words.open, { number: openTopUp.number, amount: formatMoney(openTopUp.amountPaise) })}
        </Alert>
      ) : (
        payTo !== null && <AddMoney payTo={payTo} words={words} />
      )}
    </section>
  );
};
