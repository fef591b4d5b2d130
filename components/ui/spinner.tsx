import { LoaderCircle } from 'lucide-react';
import { cn } from './cn.ts';

const sizes = { small: 'size-5', large: 'size-8 text-brand' };

/** Something small is under way; the word beside it says what. */
export const Spinner = ({ size = 'small' }: { size?: 'small' | 'large' }) => (
  <LoaderCircle aria-hidden data-slot="spinner" className={cn('animate-spin', sizes[size])} />
);
