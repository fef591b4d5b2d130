import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';

interface HandoverButtonsProps {
  busy: 'yes' | 'no' | null;
  /** An answer waits on this device. */
  isWaiting: boolean;
  yes: string;
  no: string;
  /** `act` is the label of the tapped button. */
  onAnswer(accept: boolean, act: string): void;
}

/** Yes and no of equal size: neither answer is the expected one. */
export const HandoverButtons = ({ busy, isWaiting, yes, no, onAnswer }: HandoverButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button
      className="min-w-0 flex-1"
      aria-busy={busy === 'yes'}
      isHeld={isWaiting}
      onClick={() => onAnswer(true, yes)}
    >
      {busy === 'yes' && <Spinner />}
      {yes}
    </Button>
    <Button
      variant="outline"
      className="min-w-0 flex-1"
      aria-busy={busy === 'no'}
      isHeld={isWaiting}
      onClick={() => onAnswer(false, no)}
    >
      {busy === 'no' && <Spinner />}
      {no}
    </Button>
  </div>
);
