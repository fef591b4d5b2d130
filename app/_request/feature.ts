import { notFound } from 'next/navigation';
import type { FlagKey } from '#lib/platform/contract/flag.ts';
import { isFeatureOn } from '#lib/platform/flags/evaluate-flag.ts';

/** Answers 404 for the page of a feature that is off. */
export const requireFeature = async (key: FlagKey): Promise<void> => {
  if (!(await isFeatureOn(key))) notFound();
};

export const hasReferrals = (): Promise<boolean> => isFeatureOn('referrals');
