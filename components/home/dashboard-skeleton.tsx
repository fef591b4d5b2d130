import { RowsSkeleton } from '#components/page/rows-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** Holds the place of a dashboard: the greeting, figures where there are any, and what to do. */
export const DashboardSkeleton = ({ tiles = 0, rows }: { tiles?: number; rows: number }) => (
  <>
    <div className="flex items-center gap-3">
      <Skeleton shape="circle" className="w-13" />
      <Skeleton shape="line" className="w-1/2" />
    </div>
    {tiles > 0 && (
      <div className="grid grid-cols-2 gap-2.5">
        {Array.from({ length: tiles }, (_, index) => (
          <Skeleton key={index} shape="block" className="h-20" />
        ))}
      </div>
    )}
    <RowsSkeleton rows={rows} />
  </>
);
