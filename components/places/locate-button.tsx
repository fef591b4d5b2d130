import { LocateFixed } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';

interface LocateButtonProps {
  isLocating: boolean;
  label: string;
  /** The label while the phone looks for its position. */
  busy: string;
  onLocate(): Promise<void>;
}

/** Asks the phone for its position. */
export const LocateButton = ({ isLocating, label, busy, onLocate }: LocateButtonProps) => (
  <Button
    variant="outline"
    size="block"
    aria-busy={isLocating}
    onClick={() => !isLocating && void onLocate()}
  >
    {isLocating ? <Spinner /> : <LocateFixed aria-hidden className="size-5 text-brand" />}
    {isLocating ? busy : label}
  </Button>
);
