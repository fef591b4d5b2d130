import { CircleAlert } from 'lucide-react';
import Link from 'next/link';
import { buttonVariants } from '#components/ui/button.tsx';
import { workerPaths } from '#lib/platform/navigation/paths.ts';

interface IncompleteCardProps {
  title: string;
  /** Names the missing parts. */
  hint: string;
  complete: string;
  /** Link to the step-by-step setup; absent when its steps are complete. */
  steps?: string | undefined;
}

/** Shows what a worker's profile is missing, with a link to complete it. */
export const IncompleteCard = ({ title, hint, complete, steps }: IncompleteCardProps) => (
  <section className="flex flex-wrap items-center gap-3 rounded-card border border-star bg-tint-warm p-4">
    <div className="flex min-w-0 flex-1 basis-[10rem] gap-3">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warm-ink" />
      <div className="min-w-0">
        <h2 className="leading-snug font-semibold">{title}</h2>
        <p className="text-sm leading-snug">{hint}</p>
      </div>
    </div>
    <Link
      href={workerPaths.profile}
      prefetch={false}
      className={buttonVariants({ size: 'compact', className: 'flex-auto' })}
    >
      {complete}
    </Link>
    {steps !== undefined && (
      <Link
        href={workerPaths.start}
        prefetch={false}
        className={buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' })}
      >
        {steps}
      </Link>
    )}
  </section>
);
