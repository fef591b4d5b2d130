import { LoaderCircle } from 'lucide-react';
import { cn } from './cn.ts';

/** Something small is under way; the word beside it says what. */
export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle aria-hidden data-slot="spinner" className={cn('size-5 animate-spin', className)} />
);
