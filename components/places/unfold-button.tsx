import type { LucideIcon } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';

interface UnfoldButtonProps {
  icon: LucideIcon;
  label: string;
  onUnfold(): void;
}

/** Stands for optional fields until they are wanted, so that a form looks no longer than it has to be. */
export const UnfoldButton = ({ icon: Icon, label, onUnfold }: UnfoldButtonProps) => (
  <Button variant="link" size="flush" className="min-h-11 self-start" onClick={onUnfold}>
    <Icon aria-hidden className="size-5" />
    {label}
  </Button>
);
