import type { OfficeCase } from '#lib/features/admin/contracts/cases.ts';
import { applyRemedy } from '#lib/features/bookings/rules/cases.ts';
import type { officeCases } from '#lib/features/office/texts/office-cases.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { Act } from './acts.tsx';

const OFFERED_PAISE = [5000, 10_000, 20_000, 30_000, 50_000, 100_000, 200_000, 500_000];

/** Lists the possible decisions with the amounts after each. */
const listRemedies = (
  { seen: { paidPaise, creditedPaise }, maxCreditPaise }: OfficeCase,
  { remedy: words }: typeof officeCases,
) => {
  const money = { paidPaise, refundedPaise: 0, creditedPaise };
  const paid = formatMoney(paidPaise);
  const amounts = OFFERED_PAISE.filter((paise) => paise < maxCreditPaise);
  const credits = [...amounts, ...(maxCreditPaise > 0 ? [maxCreditPaise] : [])].flatMap((amountPaise) => {
    const after = applyRemedy(money, { kind: 'credit', amountPaise });
    if (!after) return [];
    const values = { amount: formatMoney(amountPaise), after: formatMoney(after.creditedPaise), paid };
    return [{ value: String(amountPaise), label: fill(words.credit, values) }];
  });
  const none = { value: '0', label: fill(words.none, { after: formatMoney(creditedPaise), paid }) };
  return [none, ...credits];
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
      send: (reason, { remedy = '0' }) => {
        const amountPaise = Number(remedy);
        const body = { seen, reason, remedy: amountPaise > 0 ? 'credit' : 'none', amountPaise } as const;
        return api('PUT /admin/cases/{id}', { params: { id: found._id }, body });
      },
    },
  ];
};
