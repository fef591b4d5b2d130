import type { OfficeCase } from '#lib/features/admin/contracts/cases.ts';
import { applyRemedy } from '#lib/features/bookings/rules/cases.ts';
import type { officeCases } from '#lib/features/office/texts/office-cases.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { Act } from './acts.tsx';

const OFFERED_PAISE = [5000, 10_000, 20_000, 30_000, 50_000, 100_000, 200_000, 500_000];

const listAmounts = (maxPaise: number): number[] =>
  maxPaise > 0 ? [...OFFERED_PAISE.filter((paise) => paise < maxPaise), maxPaise] : [];

/** Lists the possible decisions with the amounts after each. */
const listRemedies = (
  { seen, maxCreditPaise, maxRefundPaise }: OfficeCase,
  { remedy: words }: typeof officeCases,
) => {
  const { paidPaise, creditedPaise } = seen;
  const paid = formatMoney(paidPaise);
  const limits = { credit: maxCreditPaise, refund: maxRefundPaise };
  const gifts = (['credit', 'refund'] as const).flatMap((kind) =>
    listAmounts(limits[kind]).flatMap((amountPaise) => {
      const after = applyRemedy(seen, { kind, amountPaise });
      if (!after) return [];
      const sum = kind === 'credit' ? after.creditedPaise : after.refundedPaise;
      const values = { amount: formatMoney(amountPaise), after: formatMoney(sum), paid };
      return [{ value: `${kind} ${amountPaise}`, label: fill(words[kind], values) }];
    }),
  );
  return [
    { value: 'none 0', label: fill(words.none, { after: formatMoney(creditedPaise), paid }) },
    ...gifts,
  ];
};

/** The decision on a case or on its appeal; none while the reader can't decide. */
export const listCaseActs = (found: OfficeCase, words: typeof officeCases): readonly Act[] => {
  if (found.refusal !== null) return [];
  const { seen } = found;
  const { label, placeholder } = words.remedy;
  return [
    {
      ...{ key: 'decide', words: seen.state === 'appealed' ? words.decideAppeal : words.decide },
      isGrave: true,
      choices: [{ name: 'remedy', label, placeholder, options: listRemedies(found, words) }],
      send: (reason, { remedy: chosen = '' }) => {
        const [kind, amount] = chosen.split(' ');
        const remedy: 'none' | 'credit' | 'refund' = kind === 'credit' || kind === 'refund' ? kind : 'none';
        const body = { seen, reason, remedy, amountPaise: remedy === 'none' ? 0 : Number(amount) };
        return api('PUT /admin/cases/{id}', { params: { id: found._id }, body });
      },
    },
  ];
};
