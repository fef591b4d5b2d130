'use client';

import { Avatar } from '#components/ui/avatar.tsx';
import type { HandoverView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { handover as texts } from '#lib/features/bookings/texts/handover.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { HandoverButtons } from './handover-buttons.tsx';
import type { HandoverReplies } from './handover-words.ts';
import { useHandoverAnswer } from './use-handover-answer.ts';

interface HandoverBoxProps {
  bookingId: string;
  handover: HandoverView;
  /** The booking's present worker. */
  former: string;
  pricePaise: number;
  /** The deadline, in words. */
  until: string;
  words: HandoverReplies & { readonly customer: (typeof texts)['customer'] };
}

/** Asks the customer whether the proposed worker may come. */
export const HandoverBox = (props: HandoverBoxProps) => {
  const { bookingId, handover, former, pricePaise: beforePaise, until, words } = props;
  const { worker, pricePaise, hasCustomerAgreed, hasWorkerAgreed } = handover;
  const { customer: texts } = words;
  const about = { title: worker.name, at: null };
  const shown = { pricePaise, workerId: worker._id };
  const { busy, isWaiting, answer } = useHandoverAnswer({ bookingId, ...shown, about, words });
  const params = {
    ...{ name: worker.name, former, time: until },
    ...{ price: formatMoney(pricePaise), before: formatMoney(beforePaise) },
  };
  const change = pricePaise > beforePaise ? 'higher' : pricePaise < beforePaise ? 'lower' : 'same';
  const title = fill(texts.title, params);
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-3 rounded-card border-2 border-brand bg-card p-4 shadow-soft"
    >
      <div className="flex items-center gap-3">
        <Avatar name={worker.name} src={worker.profileImage} />
        <div className="min-w-0">
          <h2 className="text-lg leading-tight font-semibold">{title}</h2>
          <p className="text-sm text-muted tabular-nums">
            {worker.reviews === 0 ? texts.new : `★ ${worker.rating} (${worker.reviews})`}
          </p>
        </div>
      </div>
      <p className={change === 'higher' ? 'font-semibold' : undefined}>{fill(texts[change], params)}</p>
      {hasCustomerAgreed ? (
        <p>{fill(texts.agreed, params)}</p>
      ) : (
        <>
          <p className="text-muted">
            {hasWorkerAgreed && `${fill(texts.ready, params)} `}
            {fill(texts.hint, params)}
          </p>
          <HandoverButtons
            {...{ busy, isWaiting }}
            yes={fill(change === 'higher' ? texts.yesFor : texts.yes, params)}
            no={fill(texts.no, params)}
            onAnswer={(accept, act) => void answer(accept, act)}
          />
        </>
      )}
    </section>
  );
};
