'use client';

import type { officeFlags } from '#lib/features/office/texts/office-flags.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { FlagKey } from '#lib/platform/contract/flag.ts';
import type { ActsWords } from './acts.tsx';
import { SwitchAct } from './switch-act.tsx';

interface FlagSwitchProps {
  flagKey: FlagKey;
  isOn: boolean;
  words: ActsWords & { readonly flags: typeof officeFlags };
}

/** The switch of a feature. */
export const FlagSwitch = ({ flagKey: key, isOn, words: { flags, ...words } }: FlagSwitchProps) => (
  <SwitchAct
    isOn={isOn}
    words={{ ...words, acts: flags.acts }}
    send={(next, reason) => api('PUT /admin/flags/{key}', { params: { key }, body: { isOn: next, reason } })}
  />
);
