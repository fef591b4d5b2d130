import { Skeleton } from '#components/ui/skeleton.tsx';

const rows = [0, 1, 2, 3, 4];

export const FavoriteSkeleton = ({ loading }: { loading: string }) => (
  <>
    <p role="status" className="sr-only">
      {loading}
    </p>
    <ul className="cards">
      {rows.map((row) => (
        <li key={row} className="flex items-center gap-3 rounded-card border border-line bg-card p-3">
          <Skeleton shape="block" className="size-13" />
          <div className="min-w-0 flex-1">
            <Skeleton shape="line" className="w-2/3" />
            <Skeleton shape="line" className="w-1/2 text-sm" />
          </div>
        </li>
      ))}
    </ul>
  </>
);
