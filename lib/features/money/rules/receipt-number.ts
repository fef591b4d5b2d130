import { toIndiaDay } from '#lib/platform/time/india-day.ts';

/** Returns India's financial year of an instant, from 1 April: '2026-27'. */
export const toFinancialYear = (at: Date): string => {
  const [year = '', month = ''] = toIndiaDay(at).split('-');
  const first = Number(month) >= 4 ? Number(year) : Number(year) - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
};

/** A receipt's place among those of its worker and financial year. */
export interface Receipt {
  year: string;
  number: number;
}

/** Returns the number as receipts show it: '2026-27/0012'. */
export const formatReceiptNumber = ({ year, number }: Receipt): string =>
  `${year}/${String(number).padStart(4, '0')}`;
