'use client';

import { useState } from 'react';
import { ChoiceChips } from '#components/ui/choice-chips.tsx';
import { DayStrip } from '#components/ui/day-strip.tsx';
import { JourneyLine } from '#components/ui/journey-line.tsx';
import { SlotGrid } from '#components/ui/slot-grid.tsx';
import { StarInput } from '#components/ui/star-input.tsx';
import { Section } from './section.tsx';

const weekdays = ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const days = Array.from({ length: 14 }, (_, index) => ({
  value: `2026-11-${index + 14}`,
  weekday: index === 0 ? 'Today' : (weekdays[index % 7] ?? ''),
  number: String(index + 14),
  month: 'Nov',
  ...(index % 7 === 2 && { reason: 'Off' }),
}));

const slots = [
  { value: '06', label: '6–8 AM', price: '₹600' },
  { value: '08', label: '8–10 AM', price: '₹600', reason: 'Taken' },
  { value: '10', label: '10 AM–12 PM', price: '₹600' },
  { value: '12', label: '12–2 PM', price: '₹600' },
  { value: '14', label: '2–4 PM', price: '₹600', reason: 'Off' },
  { value: '16', label: '4–6 PM', price: '₹600' },
];

const services = Array.from({ length: 9 }, (_, index) => ({
  value: String(index),
  label: `Service ${index}`,
}));

const stars = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];
const steps = ['Requested', 'Confirmed', 'On the way', 'Done', 'Paid'];

const stateAt = (index: number) => {
  if (index === 1) return 'current' as const;
  return index < 1 ? ('done' as const) : ('ahead' as const);
};

export const Booking = () => {
  const [day, setDay] = useState<string | null>('2026-11-15');
  const [service, setService] = useState<string | null>('1');
  const [slot, setSlot] = useState<string | null>('10');
  const [rating, setRating] = useState<number | null>(null);
  return (
    <Section name="booking" title="Days, times, journey, stars">
      <ChoiceChips
        legend="Select Service*"
        choices={services}
        value={service}
        onChoose={setService}
        more="More services"
      />
      <DayStrip legend="Day" days={days} value={day} onChoose={setDay} more="More dates" />
      <SlotGrid legend="Time" slots={slots} value={slot} onChoose={setSlot} />
      <JourneyLine
        label="Progress of the booking"
        steps={steps.map((label, index) => ({ label, state: stateAt(index) }))}
      />
      <JourneyLine
        label="Progress of a booking that ended"
        steps={[
          { label: 'Requested', state: 'done' },
          { label: 'Rejected', state: 'broken' },
        ]}
      />
      <StarInput legend="Your rating" labels={stars} value={rating} onChoose={setRating} />
    </Section>
  );
};
