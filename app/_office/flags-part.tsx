import { Entries } from '#components/office/facts.tsx';
import { FlagSwitch } from '#components/office/flag-switch.tsx';
import { readFlags } from '#lib/features/admin/services/flags.ts';
import { hasRight } from '#lib/platform/contract/actor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { load } from '#app/_request/load.ts';
import { officeActWords, type OfficeView } from './draw-office.tsx';

/** The features that can be switched, and why each has its state. */
export const FlagsPart = async ({ view: { actor, words } }: { view: OfficeView }) => {
  const { data } = await load(readFlags);
  const { office, officeFlags: flags } = words;
  return (
    <Entries
      title={flags.title}
      none={office.none}
      entries={data.map(({ flagKey, value, variant, reason, decision }) => ({
        key: flagKey,
        title: flags.names[flagKey],
        text: fill(flags.why[reason], { reason: decision?.reason ?? '' }),
        end: flags[variant],
        more: hasRight(actor, 'lead') && reason !== 'STATIC' && (
          <FlagSwitch flagKey={flagKey} isOn={value} words={{ flags, ...officeActWords(words) }} />
        ),
      }))}
    />
  );
};
