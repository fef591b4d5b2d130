import { CreditCard, IndianRupee, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import type { CardBrand } from '#lib/features/money/contracts/card-number.ts';
import type { StoredMethod } from '#lib/features/money/contracts/payment-methods.ts';
import type { payments } from '#lib/features/money/texts/money.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

const brandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  rupay: 'RuPay',
  amex: 'American Express',
};

type Words = typeof payments;

interface RowProps {
  icon: ReactNode;
  title: string;
  hint: string;
  badge?: string;
  children?: ReactNode;
}

const Row = ({ icon, title, hint, badge, children }: RowProps) => (
  <li className="flex flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft">
    <div className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-tint text-brand [&_svg]:size-6">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold">{title}</p>
        <p className="text-sm text-muted">{hint}</p>
      </div>
      {badge && <Badge variant="brand">{badge}</Badge>}
    </div>
    {children}
  </li>
);

export const CashRow = ({ words }: { words: Words }) => (
  <Row icon={<IndianRupee aria-hidden />} title={words.cash} hint={words.cashHint} />
);

interface MethodRowProps {
  method: StoredMethod;
  words: Words;
  onDefault(): void;
  onRemove(): void;
}

export const MethodRow = ({ method, words, onDefault, onRemove }: MethodRowProps) => {
  const isCard = method.kind === 'card';
  const title = isCard ? fill(words.ending, { last4: method.last4 }) : method.upiId;
  const hint = isCard
    ? `${brandNames[method.brand]} · ${fill(words.expires, { expiry: method.expiry })}`
    : words.upi;
  return (
    <Row
      icon={isCard ? <CreditCard aria-hidden /> : <Smartphone aria-hidden />}
      title={title}
      hint={hint}
      badge={method.isDefault ? words.isDefault : undefined}
    >
      <div className="flex flex-wrap gap-2">
        {!method.isDefault && (
          <Button
            variant="outline"
            size="compact"
            aria-label={`${words.makeDefault}: ${title}`}
            onClick={onDefault}
          >
            {words.makeDefault}
          </Button>
        )}
        <Button variant="ghost" size="compact" aria-label={`${words.remove}: ${title}`} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </Row>
  );
};
