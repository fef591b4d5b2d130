import type { referrals } from '#lib/features/referrals/texts/referrals.en.ts';

/** Three steps from the own code to the credit. */
export const HowItWorks = ({ steps }: { steps: (typeof referrals)['steps'] }) => (
  <ol className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-soft">
    {[steps.share, steps.register, steps.credit].map(({ title, text }, at) => (
      <li key={title} className="flex gap-3">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-tint font-bold text-brand tabular-nums"
        >
          {at + 1}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="leading-snug font-semibold">{title}</h2>
          <p className="text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
