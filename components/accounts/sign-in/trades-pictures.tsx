import { TradePicture } from '#components/ui/trade-picture.tsx';

const shown = ['electrician', 'plumber', 'cook', 'painter', 'house-cleaner', 'tailor'];

export const TradesPictures = () =>
  shown.map((picture) => <TradePicture key={picture} picture={picture} className="w-12 min-w-0 shrink" />);
