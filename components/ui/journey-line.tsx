import { Check, X } from 'lucide-react';
import { cn } from './cn.ts';

export interface JourneyStep {
  readonly label: string;
  /** Passed, current, upcoming, or ended here against the plan. */
  readonly state: 'done' | 'current' | 'ahead' | 'broken';
  /** When it was reached; shown on the current step only. */
  readonly hint?: string | undefined;
}

interface JourneyLineProps {
  /** The subject: 'Progress of the booking'. */
  label: string;
  steps: readonly JourneyStep[];
  /** Shows only dots, for cards; screen readers get the labels. */
  isCompact?: boolean;
}

const icons = { done: Check, current: null, ahead: null, broken: X };

const StepDot = ({ state }: Pick<JourneyStep, 'state'>) => {
  const Icon = icons[state];
  return (
    <span
      aria-hidden
      className="z-1 grid size-5 group-data-compact/line:scale-[0.7] place-items-center rounded-full border-2 border-line bg-card text-brand-ink group-data-[state=broken]/step:border-danger group-data-[state=broken]/step:bg-danger group-data-[state=broken]/step:text-danger-ink group-data-[state=current]/step:border-[0.375rem] group-data-[state=current]/step:border-brand group-data-[state=done]/step:border-brand group-data-[state=done]/step:bg-brand"
    >
      {Icon && <Icon strokeWidth={3.5} className="size-3" />}
    </span>
  );
};

const halfClass =
  'absolute top-[0.5625rem] h-0.5 w-1/2 bg-line data-[state=broken]:bg-danger data-[state=current]:bg-brand data-[state=done]:bg-brand';

// Drawn in halves, so that a wrapped line stays within its row.
const Connector = ({ from, to }: { from: JourneyStep | undefined; to: JourneyStep | undefined }) => (
  <>
    {from && <span aria-hidden data-state={from.state} className={cn(halfClass, 'left-0')} />}
    {to && <span aria-hidden data-state={to.state} className={cn(halfClass, 'right-0')} />}
  </>
);

/** The progress of a booking from request to payment. */
export const JourneyLine = ({ label, steps, isCompact = false }: JourneyLineProps) => (
  <ol
    data-slot="journey-line"
    data-compact={isCompact || undefined}
    aria-label={label}
    className="group/line flex flex-wrap gap-y-2"
  >
    {steps.map((step, index) => (
      <li
        key={step.label}
        data-state={step.state}
        aria-current={step.state === 'current' ? 'step' : undefined}
        className="group/step relative flex min-w-min flex-1 flex-col items-center gap-1 text-center group-data-compact/line:min-w-8"
      >
        <Connector from={index > 0 ? step : undefined} to={steps[index + 1]} />
        <StepDot state={step.state} />
        <span className="px-0.5 text-xs leading-tight text-balance wrap-normal text-muted group-data-compact/line:sr-only group-data-[state=broken]/step:font-semibold group-data-[state=broken]/step:text-danger group-data-[state=current]/step:font-semibold group-data-[state=current]/step:text-ink">
          {step.label}
        </span>
        {/* A day is wider than the column of a small phone. */}
        {step.hint && (
          <span className="-mx-1 text-xs leading-tight text-muted group-data-compact/line:sr-only">
            {step.hint}
          </span>
        )}
      </li>
    ))}
  </ol>
);
