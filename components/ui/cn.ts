import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; of two that contradict each other the later one wins. */
export const cn = (...classes: ClassValue[]): string => twMerge(clsx(classes));
