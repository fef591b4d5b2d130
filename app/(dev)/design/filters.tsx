'use client';

import { useState } from 'react';
import { RemovableChip, ToggleChip } from '#components/ui/chip.tsx';
import { Slider } from '#components/ui/slider.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { Section } from './section.tsx';

const tabs = [
  { value: 'requests', label: 'Requests' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'completed', label: 'Completed' },
] as const;

type TabName = (typeof tabs)[number]['value'];

const Toggles = () => {
  const [isNear, setNear] = useState(true);
  const [isOn, setOn] = useState(false);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {isNear && (
          <RemovableChip removeLabel="Remove filter: within 10 km" onRemove={() => setNear(false)}>
            Within 10 km
          </RemovableChip>
        )}
        <ToggleChip isOn={isNear} onToggle={setNear}>
          Near me
        </ToggleChip>
      </div>
      <Switch label="Mails about offers" hint="At most one a week." isOn={isOn} onSwitch={setOn} />
      <Switch label="Push messages" hint="This browser has refused them." isOn disabled onSwitch={setOn} />
    </>
  );
};

export const Filters = () => {
  const [tab, setTab] = useState<TabName>('requests');
  const [km, setKm] = useState(10);
  return (
    <Section name="filters" title="Tabs, filters, switches, slider">
      <Tabs<TabName> label="Bookings" tabs={tabs} value={tab} onChange={setTab}>
        <p>Shown: {tab}</p>
      </Tabs>
      <Toggles />
      <Slider
        label="Distance"
        text={`Within ${km} km`}
        min={0}
        max={50}
        step={5}
        value={km}
        onSlide={setKm}
      />
    </Section>
  );
};
