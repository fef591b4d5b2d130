/** The shape of a tile that is still on its way. */
export const CategorySkeleton = () => (
  <li aria-hidden className="flex animate-appear flex-col items-center gap-1.5">
    <span className="aspect-square w-full rounded-tile bg-chip" />
    <span className="h-[2.5em] w-full text-sm leading-tight">
      <span className="mx-auto mt-1 block h-2.5 w-4/5 rounded-full bg-chip" />
    </span>
  </li>
);
