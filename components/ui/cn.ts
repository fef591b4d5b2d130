import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. They must not contradict each other: a component that looks different elsewhere gets a variant.
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
