'use client';

import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { Field } from '#components/form/field.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { ToggleChip } from '#components/ui/chip.tsx';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import { startSteps, type StartStep } from '#lib/features/profiles/rules/start-steps.ts';
import type { start } from '#lib/features/profiles/texts/start.en.ts';
import { changeAddress } from '#lib/platform/browser/change-address.ts';
import { waitingWrites } from '#lib/platform/browser/writes/waiting-writes.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { suggestPush } from '#lib/wiring/browser/push-moment.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import { isStepWaiting } from './start-drafts.ts';
import { StartStepForm, type StartStepProps } from './start-step.tsx';
import { useMadeFrom } from './use-made-from.ts';
import { TradeTiles, type TradeOption } from './trade-tiles.tsx';
import { parsePaise } from '#lib/platform/contract/parse-paise.ts';
import { toRupees } from '#lib/platform/contract/rupees.ts';

const HOURS = 2;
const MAX_RATE_PAISE = 100_000;

/** The typed hourly rate; NaN without one. */
const useTypedRate = (): number => {
  const typed: unknown = useWatch({ name: 'hourlyRate' });
  return typeof typed === 'string' ? parsePaise(typed) : NaN;
};

/** Rates that others ask, each one tap away. */
const RateChips = ({ rates, label }: { rates: readonly number[]; label: string }) => {
  const { setValue } = useFormContext();
  const typed = useTypedRate();
  if (rates.length === 0) return null;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {rates.map((paise) => (
        <ToggleChip
          key={paise}
          isOn={paise === typed}
          onToggle={() => setValue('hourlyRate', String(toRupees(paise)), { shouldDirty: true })}
        >
          {formatMoney(paise)}
        </ToggleChip>
      ))}
    </div>
  );
};

const Example = ({ text }: { text: string }) => {
  const paise = useTypedRate();
  if (!(paise > 0 && paise <= MAX_RATE_PAISE)) return null;
  return <p className="font-medium">{fill(text, { amount: formatMoney(Math.round(paise * HOURS)) })}</p>;
};

const loadForms = () => import('#lib/features/profiles/contracts/worker-form.ts');

export interface StartFlowProps {
  first: StartStep;
  /** Steps missing when the page was rendered. */
  missing: readonly StartStep[];
  worker: Pick<SelfUser, 'skills' | 'hourlyRate' | 'address' | 'versions'>;
  trades: readonly TradeOption[];
  /** The usual hourly rates of the worker's trades, as far as known. */
  usual: readonly string[];
  /** Hourly rates to choose from. */
  rates: readonly number[];
  words: typeof start;
  /** Renders the fields for PIN, city and state. */
  place: ReactNode;
}

const isStep = (value: string | null): value is StartStep => startSteps.some((step) => step === value);

/** The address holds the current step, so back and reload find it. */
const useStep = ({ first, missing }: Pick<StartFlowProps, 'first' | 'missing'>) => {
  const router = useRouter();
  const named = useSearchParams().get('step');
  const [saved, setSaved] = useState<readonly StartStep[]>([]);
  const [isMoved, setMoved] = useState(false);
  // Keep the first step: the address may omit it, and the missing steps change with each answer.
  const [opened] = useState(first);
  const step = isStep(named) ? named : opened;
  const finish = (isSent: boolean): void => {
    const done = [...saved, step];
    setSaved(done);
    setMoved(true);
    // After a reload the page does not know of answers that wait.
    const isAnswered = (one: StartStep) => done.includes(one) || isStepWaiting(one, waitingWrites.get());
    const next = startSteps[startSteps.indexOf(step) + 1] ?? missing.find((one) => !isAnswered(one));
    if (next === undefined) {
      // The end of the steps says that customers can find the worker.
      if (!isSent) return router.replace(workerPaths.dashboard);
      // Requests can arrive from now on.
      suggestPush('request');
      return router.replace(workerPaths.start);
    }
    changeAddress(workerPaths.startAt(next));
    if (isSent) router.refresh();
  };
  return { step, isMoved, finish };
};

/** Three start questions for workers, one per screen, each saved when answered. */
export const StartFlow = (props: StartFlowProps) => {
  const { worker, trades, usual, rates, words, place } = props;
  const { step, isMoved, finish } = useStep(props);
  const [typed] = useState(() => new Map<StartStep, FieldValues>());
  const madeFrom = useMadeFrom(worker.versions.trade);
  const { pinCode = '', city = '', state = '' } = worker.address;
  const shared = { step, typed, words, isMoved, madeFrom, onSaved: finish };
  const parts: Record<StartStep, Pick<StartStepProps, 'schema' | 'defaults' | 'children'>> = {
    trade: {
      schema: () => loadForms().then(({ tradeForm }) => tradeForm()),
      children: <TradeTiles legend={words.trade.legend} options={trades} ticked={worker.skills} />,
    },
    price: {
      schema: () => loadForms().then(({ priceForm }) => priceForm()),
      defaults: { hourlyRate: worker.hourlyRate === null ? '' : String(worker.hourlyRate) },
      children: (
        <>
          <Field name="hourlyRate" label={words.price.label} lead="₹" inputMode="decimal" />
          <RateChips rates={rates} label={words.price.common} />
          {usual.map((text) => (
            <p key={text} className="rounded-control bg-tint p-3 text-sm">
              {text}
            </p>
          ))}
          <Example text={words.price.example} />
        </>
      ),
    },
    place: {
      schema: () => loadForms().then(({ placeForm }) => placeForm(worker.address)),
      defaults: { address: { pinCode, city, state } },
      children: place,
    },
  };
  return (
    <>
      <StartStepForm key={step} {...shared} {...parts[step]} />
      <Link
        href={workerPaths.dashboard}
        prefetch={false}
        className={buttonVariants({ variant: 'ghost', size: 'block' })}
      >
        {words.later}
      </Link>
    </>
  );
};
