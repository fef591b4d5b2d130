import { Clock } from 'lucide-react';
import { cn } from '#components/ui/cn.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { JobCardProps } from './job-card.tsx';
import { formatInstant } from './job-texts.ts';

/** Says that accepting reveals the address, and until when the request can be answered. */
export const AnswerTime = ({
  job,
  view,
  className,
}: Pick<JobCardProps, 'job' | 'view'> & { className?: string }) => {
  const { card: words } = view.words.board;
  return (
    <div className={cn('flex flex-col gap-0.5 text-sm text-muted', className)}>
      <p>{words.addressLater}</p>
      {job.expiresAt !== null && (
        <p className="flex items-center gap-1.5 font-medium text-warm-ink">
          <Clock aria-hidden className="size-4 shrink-0" />
          {fill(words.answerBy, { time: formatInstant(new Date(job.expiresAt), view) })}
        </p>
      )}
    </div>
  );
};
