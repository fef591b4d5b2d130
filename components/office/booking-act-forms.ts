import type { FreeTime } from '#lib/features/admin/contracts/booking-acts.ts';
import type { OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import type { OfficeBooking } from '#lib/features/office/contracts/office.ts';
import type { officeActs } from '#lib/features/office/texts/office-acts.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { Act } from './acts.tsx';
import type { Loaded } from './use-loaded.ts';

export interface BookingForm {
  readonly id: string;
  readonly acts: OfficeBooking['acts'];
  readonly locale: Locale;
  readonly desk: typeof officeActs;
}

export const cancelAct = ({ id, acts: { seen, feePaise }, desk }: BookingForm): Act => {
  const { countsFor: words } = desk;
  const due = { value: 'due', label: fill(words.due, { fee: formatMoney(feePaise) }) };
  const sides = (['customer', 'worker', 'nobody'] as const).map((value) => ({ value, label: words[value] }));
  return {
    ...{ key: 'cancel', words: desk.cancel, isGrave: true },
    choices: [
      {
        ...{ name: 'countsFor', label: words.label, placeholder: words.placeholder },
        options: [...(feePaise > 0 ? [due] : []), ...sides],
      },
    ],
    send: (reason, { countsFor }) => {
      const isDue = countsFor === 'due';
      const side = countsFor === 'worker' || countsFor === 'nobody' ? countsFor : 'customer';
      const body = { seen, reason, countsFor: side, fee: isDue ? 'due' : 'waived' } as const;
      const shown = isDue ? { feePaise } : {};
      return api('POST /admin/bookings/{id}/cancel', { params: { id }, body: { ...body, ...shown } });
    },
  };
};

/** The first line of a list that is loading, empty or has failed. */
const toPlaceholder = (
  { items, hasFailed }: Loaded<unknown>,
  words: Record<'placeholder' | 'loading' | 'none' | 'failed', string>,
): string => {
  if (hasFailed) return words.failed;
  if (items === null) return words.loading;
  return items.length === 0 ? words.none : words.placeholder;
};

export const moveAct = ({ id, acts: { seen }, desk, locale }: BookingForm, times: Loaded<FreeTime>): Act => ({
  ...{ key: 'move', words: desk.move },
  choices: [
    {
      ...{ name: 'startsAt', label: desk.times.label, placeholder: toPlaceholder(times, desk.times) },
      options: (times.items ?? []).map(({ startsAt, endsAt }) => {
        const [start, end] = [new Date(startsAt), new Date(endsAt)];
        const clock = `${formatTime(locale, start)} – ${formatTime(locale, end)}`;
        return { value: startsAt, label: `${formatDay(locale, start)}, ${clock}` };
      }),
    },
  ],
  send: (reason, { startsAt = '' }) =>
    api('POST /admin/bookings/{id}/move', { params: { id }, body: { seen, reason, startsAt } }),
});

export const waiveAct = ({ id, acts: { seen, duePaise: amountPaise }, desk }: BookingForm): Act => ({
  key: 'waive',
  words: { ...desk.waive, effect: fill(desk.waive.effect, { amount: formatMoney(amountPaise) }) },
  send: (reason) =>
    api('POST /admin/bookings/{id}/waive', { params: { id }, body: { seen, reason, amountPaise } }),
});

const OFFERED_PAISE = [5000, 10_000, 20_000, 30_000, 50_000, 100_000, 200_000, 500_000];
const sides = ['customer', 'worker'] as const;

const listAmounts = ({ acts: { adjustable }, desk: { amounts: words } }: BookingForm) =>
  sides.flatMap((side) => {
    const range = adjustable[side];
    if (!range) return [];
    const { minPaise, maxPaise } = range;
    const added = OFFERED_PAISE.filter((paise) => paise <= maxPaise);
    return [...added, ...(minPaise < 0 ? [minPaise] : [])].map((paise) => {
      const { [side]: text } = paise > 0 ? words.add : words.take;
      return { value: `${side} ${paise}`, label: fill(text, { amount: formatMoney(Math.abs(paise)) }) };
    });
  });

/** Null if no wallet can be changed. */
export const adjustAct = (form: BookingForm): Act | null => {
  const { id, acts, desk } = form;
  const options = listAmounts(form);
  if (options.length === 0) return null;
  const { label, placeholder } = desk.amounts;
  return {
    ...{ key: 'adjust', words: desk.adjust },
    choices: [{ name: 'change', label, placeholder, options }],
    send: (reason, { change = '' }) => {
      const [side, paise] = change.split(' ');
      const to = side === 'worker' ? side : 'customer';
      const body = { seen: acts.seen, reason, side: to, amountPaise: Number(paise) } as const;
      return api('POST /admin/bookings/{id}/adjust', { params: { id }, body });
    },
  };
};

/** A cheaper worker comes for their own price; a dearer one for the agreed price, or for theirs if the customer confirms it. */
const listTakers = (
  workers: readonly OtherWorker[],
  agreedPaise: number,
  { workers: words }: typeof officeActs,
): { value: string; label: string }[] =>
  workers.flatMap(({ _id, name, pricePaise: ownPaise }) => {
    const own = { value: `${_id} own`, label: `${name}: ${formatMoney(ownPaise)}` };
    if (ownPaise <= agreedPaise) return [own];
    const prices = { price: formatMoney(agreedPaise), own: formatMoney(ownPaise) };
    return [{ value: `${_id} agreed`, label: fill(words.agreed, { name, ...prices }) }, own];
  });

export const reassignAct = (
  { id, acts: { seen }, desk }: BookingForm,
  agreedPaise: number,
  workers: Loaded<OtherWorker>,
): Act => ({
  ...{ key: 'reassign', words: desk.reassign },
  choices: [
    {
      ...{ name: 'worker', label: desk.workers.label, placeholder: toPlaceholder(workers, desk.workers) },
      options: listTakers(workers.items ?? [], agreedPaise, desk),
    },
  ],
  send: (reason, { worker = '' }) => {
    const [workerId = '', price] = worker.split(' ');
    const body = { seen, reason, workerId, price: price === 'own' ? price : 'agreed' } as const;
    return api('POST /admin/bookings/{id}/handover', { params: { id }, body });
  },
});

export const withdrawAct = ({ id, acts: { seen }, desk }: BookingForm): Act => ({
  ...{ key: 'withdraw', words: desk.withdraw },
  send: (reason) => api('DELETE /admin/bookings/{id}/handover', { params: { id }, body: { seen, reason } }),
});
