import { TradePicture } from '#components/ui/trade-picture.tsx';

const shown = ['electrician', 'plumber', 'cook', 'painter', 'carpenter'];

/** What this is about, without a word. */
export const TradesBand = () => (
  <div aria-hidden className="flex gap-2">
    {shown.map((picture) => (
      <TradePicture key={picture} picture={picture} className="w-12" />
    ))}
  </div>
);
