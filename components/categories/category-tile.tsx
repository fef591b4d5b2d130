import { TradePicture } from '#components/ui/trade-picture.tsx';

interface CategoryTileProps {
  picture: string;
  name: string;
}

/** A trade as picture and name. */
export const CategoryTile = ({ picture, name }: CategoryTileProps) => (
  <li className="flex flex-col items-center gap-1.5 text-center">
    <TradePicture picture={picture} className="w-full" />
    <span className="line-clamp-2 indic:line-clamp-3 w-full text-sm leading-tight font-medium wrap-anywhere hyphens-auto indic:pb-1 indic:text-[0.8125rem] indic:leading-snug">
      {name}
    </span>
  </li>
);
