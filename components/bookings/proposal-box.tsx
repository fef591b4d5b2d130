import { CalendarClock } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';

interface ProposalBoxProps {
  /** Who proposes the time. */
  title: string;
  time: string;
  /** Such as the price and the time left to answer. */
  lines: readonly string[];
  yes: string;
  no: string;
  isBusy: boolean;
  onAnswer(accept: boolean): void;
}

/** A time that the other side proposes, with accept and decline. */
export const ProposalBox = ({ title, time, lines, yes, no, isBusy, onAnswer }: ProposalBoxProps) => (
  <div className="flex flex-col gap-2 rounded-control border border-star bg-tint-warm p-3">
    <p className="flex items-start gap-2 text-sm font-medium">
      <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-warm-ink" />
      {title}
    </p>
    <p className="text-lg leading-snug font-semibold">{time}</p>
    {lines.map((line) => (
      <p key={line} className="text-sm tabular-nums">
        {line}
      </p>
    ))}
    <div className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        size="compact"
        className="flex-1"
        isHeld={isBusy}
        onClick={() => onAnswer(false)}
      >
        {no}
      </Button>
      <Button size="compact" className="flex-1" isHeld={isBusy} onClick={() => onAnswer(true)}>
        {yes}
      </Button>
    </div>
  </div>
);
