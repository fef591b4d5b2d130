import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';

interface HandoverButtonsProps {
  busy: 'yes' | 'no' | null;
  yes: string;
  no: string;
  onAnswer(accept: boolean): void;
}

/** Yes and no of equal size: neither answer is the expected one. */
export const HandoverButtons = ({ busy, yes, no, onAnswer }: HandoverButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button className="min-w-0 flex-1" aria-busy={busy === 'yes'} onClick={() => onAnswer(true)}>
      {busy === 'yes' && <Spinner />}
      {yes}
    </Button>
    <Button
      variant="outline"
      className="min-w-0 flex-1"
      aria-busy={busy === 'no'}
      onClick={() => onAnswer(false)}
    >
      {busy === 'no' && <Spinner />}
      {no}
    </Button>
  </div>
);
