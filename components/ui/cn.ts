import { clsx, type ClassValue } from 'clsx';

/** Joins class names. Two must not contradict each other: where a part looks different elsewhere, it has a variant. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
