import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from '#lib/platform/browser/use-store.ts';
import { askedStep, type StepName } from '#lib/wiring/browser/asked-step.ts';

/** Opens a step's sheet when another place asks for it, such as the list of refused writes. */
export const useAskedStep = (step: StepName | undefined, open: () => void): void => {
  const asked = useStore(askedStep, null);
  const path = usePathname();
  const isAsked = asked !== null && asked.step === step && asked.path === path;
  const follow = useEffectEvent(open);
  useEffect(() => {
    if (!isAsked) return;
    askedStep.set(null);
    follow();
  }, [isAsked]);
};
