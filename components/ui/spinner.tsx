import { LoaderCircle } from 'lucide-react';
import { cn } from './cn.ts';

const sizes = { small: 'size-5', large: 'size-8 text-brand' };

/** A small activity indicator; put a label beside it. */
export const Spinner = ({ size = 'small' }: { size?: 'small' | 'large' }) => (
  <LoaderCircle aria-hidden data-slot="spinner" className={cn('animate-spin', sizes[size])} />
);
