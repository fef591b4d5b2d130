'use client';

import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { Field } from '#components/form/field.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import { startSteps, type StartStep } from '#lib/features/profiles/rules/start-steps.ts';
import type { start } from '#lib/features/profiles/texts/start.en.ts';
import { changeAddress } from '#lib/platform/browser/change-address.ts';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { proposePush } from '#lib/platform/browser/push-moment.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import { StartStepForm, type StartStepProps } from './start-step.tsx';
import { TradeTiles, type TradeOption } from './trade-tiles.tsx';

const HOURS = 2;
const DEAREST = 1000;

const rupeesOf = (typed: unknown): number =>
  typeof typed === 'string' && typed.trim() !== '' ? Number(plainDigits(typed)) : NaN;

/** What a visit costs at the hour that is being typed. */
const Example = ({ text }: { text: string }) => {
  const rupees = rupeesOf(useWatch({ name: 'hourlyRate' }));
  if (!(rupees > 0 && rupees <= DEAREST)) return null;
  return (
    <p className="font-medium">{fill(text, { amount: formatMoney(Math.round(rupees * HOURS * 100)) })}</p>
  );
};

const loadForms = () => import('#lib/features/profiles/contracts/worker-form.ts');

export interface StartFlowProps {
  /** Where to begin: the step that the address names, else the first that is missing. */
  first: StartStep;
  /** What is still missing, as the page was made. */
  missing: readonly StartStep[];
  worker: Pick<SelfUser, 'skills' | 'hourlyRate' | 'address'>;
  trades: readonly TradeOption[];
  /** What others ask; null where nobody can say. */
  usual: string | null;
  words: typeof start;
  /** Asks for PIN, city and state. */
  place: ReactNode;
}

const isStep = (value: string | null): value is StartStep => startSteps.some((step) => step === value);

/** Which step is shown: the address says it, so that back and reload find it. */
const useStep = ({ first, missing }: Pick<StartFlowProps, 'first' | 'missing'>) => {
  const router = useRouter();
  const named = useSearchParams().get('step');
  const [saved, setSaved] = useState<readonly StartStep[]>([]);
  const [isMoved, setMoved] = useState(false);
  // The address of the first screen need not name it, and what is missing first changes with each answer.
  const [opened] = useState(first);
  const step = isStep(named) ? named : opened;
  const finish = (): void => {
    const done = [...saved, step];
    setSaved(done);
    setMoved(true);
    const next = startSteps[startSteps.indexOf(step) + 1] ?? missing.find((one) => !done.includes(one));
    if (next === undefined) {
      // From now on requests may come.
      proposePush('request');
      return router.replace(workerPaths.start);
    }
    changeAddress(workerPaths.startAt(next));
    // What others ask depends on the trade.
    router.refresh();
  };
  return { step, isMoved, finish };
};

/** A worker's start: three questions, one a screen, each saved when it is answered. */
export const StartFlow = (props: StartFlowProps) => {
  const { worker, trades, usual, words, place } = props;
  const { step, isMoved, finish } = useStep(props);
  const [typed] = useState(() => new Map<StartStep, FieldValues>());
  const { pinCode = '', city = '', state = '' } = worker.address;
  const shared = { step, typed, words, isMoved, onSaved: finish };
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
          {usual !== null && <p className="rounded-control bg-tint p-3 text-sm">{usual}</p>}
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
