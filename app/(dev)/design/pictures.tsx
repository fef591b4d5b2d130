import { TradePicture } from '#components/ui/trade-picture.tsx';
import { Section } from './section.tsx';

const trades = [
  'ac-technician',
  'carpenter',
  'cook',
  'driver',
  'electrician',
  'gardener',
  'house-cleaner',
  'mason',
  'mechanic',
  'painter',
  'plumber',
  'tailor',
  'welder',
  'another',
];

export const Pictures = () => (
  <Section name="pictures" title="Trades">
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
      {trades.map((trade) => (
        <li key={trade} className="flex flex-col items-center gap-1 text-center text-xs">
          <TradePicture picture={trade} className="w-full" />
          {trade}
        </li>
      ))}
    </ul>
  </Section>
);
