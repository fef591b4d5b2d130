'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { OfficeRefusal } from '#lib/features/bookings/contracts/office-acts.ts';
import type { OfficeBooking } from '#lib/features/office/contracts/office.ts';
import type { officeActs } from '#lib/features/office/texts/office-acts.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { Acts, type Act, type ActsWords } from './acts.tsx';
import { adjustAct, cancelAct, moveAct, reassignAct, waiveAct, withdrawAct } from './booking-act-forms.ts';
import { useMoveTimes, useTakers } from './use-loaded.ts';

interface BookingActsProps {
  booking: Pick<OfficeBooking['booking'], '_id' | 'pricePaise'>;
  acts: OfficeBooking['acts'];
  locale: Locale;
  words: ActsWords & { readonly desk: typeof officeActs };
}

interface Blocked {
  label: string;
  why: string;
}

/** Groups the actions that can't be taken by the reason. */
const BlockedActs = ({ blocked }: { blocked: readonly Blocked[] }) => {
  const reasons = [...new Set(blocked.map(({ why }) => why))];
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      {reasons.map((reason) => (
        <li key={reason}>
          <span className="font-medium">
            {blocked
              .filter(({ why }) => why === reason)
              .map(({ label }) => label)
              .join(', ')}
          </span>
          {': '}
          {reason}
        </li>
      ))}
    </ul>
  );
};

/** Who was asked to take over, and what they have said. */
const OpenHandover = ({ acts: { handover }, locale, words: { desk } }: BookingActsProps) => {
  if (!handover) return null;
  const { worker, pricePaise, expiresAt, hasWorkerAgreed, hasCustomerAgreed } = handover;
  const until = new Date(expiresAt);
  const time = `${formatDay(locale, until)}, ${formatTime(locale, until)}`;
  const say = (hasAgreed: boolean): string => desk.said[hasAgreed ? 'yes' : 'waiting'];
  const answers = { worker: say(hasWorkerAgreed), customer: say(hasCustomerAgreed) };
  return (
    <p className="rounded-control bg-chip p-3">
      {fill(desk.open, { name: worker.name, price: formatMoney(pricePaise), time })}{' '}
      {fill(desk.answers, answers)}
    </p>
  );
};

const useBookingActs = ({ booking, acts, locale, words: { desk } }: BookingActsProps) => {
  const { _id: id, pricePaise } = booking;
  const [times, takers] = [useMoveTimes(id), useTakers(id)];
  const { refusals } = acts;
  const form = { id, acts, locale, desk };
  const adjust = adjustAct(form);
  const all: { act: Act | null; label: string; refusal: OfficeRefusal | null; why?: string }[] = [
    { act: moveAct(form, times), label: desk.move.label, refusal: refusals.move },
    { act: reassignAct(form, pricePaise, takers), label: desk.reassign.label, refusal: refusals.reassign },
    { act: cancelAct(form), label: desk.cancel.label, refusal: refusals.cancel },
    { act: waiveAct(form), label: desk.waive.label, refusal: refusals.waive },
    { act: adjust, label: desk.adjust.label, refusal: null, why: desk.noAdjustment },
  ];
  return {
    load: (act: Act | undefined): void => {
      if (act?.key === 'move') times.load();
      if (act?.key === 'reassign') takers.load();
    },
    open: [
      ...(acts.handover ? [withdrawAct(form)] : []),
      ...all.flatMap(({ act, refusal }) => (act && refusal === null ? [act] : [])),
    ],
    blocked: all.flatMap(({ act, label, refusal, why = '' }) =>
      act && refusal === null ? [] : [{ label, why: refusal === null ? why : desk.blocked[refusal] }],
    ),
  };
};

/** The office's acts on a booking; those that are impossible say so before anything is typed. */
export const BookingActs = (props: BookingActsProps) => {
  const router = useRouter();
  const [chosen, setChosen] = useState<number | null>(null);
  const { open, blocked, load } = useBookingActs(props);
  const { words } = props;
  if (props.acts.isOwn) return <p className="text-muted">{words.desk.own}</p>;
  const choose = (at: number | null): void => {
    setChosen(at);
    if (at !== null) load(open[at]);
  };
  const done = (): void => {
    setChosen(null);
    router.refresh();
  };
  return (
    <div className="flex flex-col gap-3">
      <OpenHandover {...props} />
      <Acts acts={open} words={words} chosen={chosen} onChoose={choose} onDone={done} />
      {chosen === null && blocked.length > 0 && <BlockedActs blocked={blocked} />}
    </div>
  );
};
