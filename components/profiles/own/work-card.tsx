'use client';

import { useState } from 'react';
import { ShareRow } from '#components/bookings/share-row.tsx';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { buttonVariants } from '#components/ui/button.tsx';
import { ToggleChip } from '#components/ui/chip.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { notify } from '#components/ui/notify.ts';
import { Switch } from '#components/ui/switch.tsx';
import type { WorkCardBody, WorkCardView } from '#lib/features/profiles/contracts/work-card.ts';
import type { workCard } from '#lib/features/profiles/texts/work-card.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';

interface WorkCardProps {
  first: WorkCardView;
  languages: readonly { value: Locale; label: string }[];
  words: ActionWords & Omit<typeof workCard, 'title' | 'page' | 'phoneUnproved' | 'phoneUnprovable'>;
}

interface PartProps extends Pick<WorkCardProps, 'languages' | 'words'> {
  card: WorkCardView;
  onChange(body: WorkCardBody): void;
}

const Languages = ({ card, languages, words, onChange }: PartProps) => {
  const toggle = (language: Locale, isSpoken: boolean): void => {
    const others = card.languages.filter((one) => one !== language);
    // A card names at least one language.
    if (isSpoken || others.length > 0) onChange({ languages: isSpoken ? [...others, language] : others });
  };
  return (
    <div role="group" aria-label={words.languages}>
      <p className="text-sm font-medium">{words.languages}</p>
      <div className="flex flex-wrap gap-x-2">
        {languages.map(({ value, label }) => (
          <ToggleChip
            key={value}
            isOn={card.languages.includes(value)}
            onToggle={(isSpoken) => toggle(value, isSpoken)}
          >
            {label}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
};

/** The contents of a published card, and how to send and print it. */
const Published = (props: PartProps & { path: string }) => {
  const { card, words, path, onChange } = props;
  return (
    <>
      <Switch
        label={words.phone}
        hint={words.phoneHint}
        isOn={card.showsPhone}
        onSwitch={(showsPhone) => onChange({ showsPhone })}
      />
      <Switch
        label={words.indexed}
        hint={words.indexedHint}
        isOn={card.isIndexed}
        onSwitch={(isIndexed) => onChange({ isIndexed })}
      />
      <Languages {...props} />
      <a href={path} className={buttonVariants({ variant: 'outline', size: 'block' })}>
        {words.open}
      </a>
      <ListRows>
        <ShareRow path={path} text={words.shareText} label={words.share} copied={words.copied} />
      </ListRows>
    </>
  );
};

/** The worker's public card: off until it is switched on. */
export const WorkCard = ({ first, languages, words }: WorkCardProps) => {
  const [card, setCard] = useState(first);
  const { isBusy, run } = useAction(words);
  const change = (body: WorkCardBody, done = words.saved): void => {
    if (isBusy) return;
    void run(async () => {
      const { data } = await api('PUT /users/card', { body });
      setCard(data);
      notify({ title: done, variant: 'success' });
    });
  };
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card px-4 py-2 shadow-soft">
      <Switch
        label={words.publish}
        hint={words.hint}
        isOn={card.isOn}
        onSwitch={(isOn) => change({ isOn }, isOn ? words.on : words.off)}
      />
      {card.path !== null && (
        <Published {...{ card, languages, words }} path={card.path} onChange={(body) => change(body)} />
      )}
    </div>
  );
};
