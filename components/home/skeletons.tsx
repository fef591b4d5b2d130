import { RowsSkeleton } from '#components/page/rows-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

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

export const DaySkeleton = () => (
  <div aria-hidden className="flex animate-appear flex-col gap-4">
    <span className="h-6 w-3/5 rounded-full bg-chip" />
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-4">
      <span className="h-6 w-4/5 rounded-full bg-chip" />
      <div className="flex gap-3">
        <span className="size-12 shrink-0 rounded-tile bg-chip" />
        <span className="h-12 flex-1 rounded-control bg-chip" />
      </div>
      <span className="h-12 w-full rounded-control bg-chip" />
    </div>
    <div className="grid grid-cols-2 gap-2.5">
      <span className="h-18 rounded-card bg-chip" />
      <span className="h-18 rounded-card bg-chip" />
    </div>
  </div>
);

export const GreetingSkeleton = () => (
  <div aria-hidden className="flex animate-appear flex-col gap-4 rounded-card border border-line bg-card p-5">
    <span className="h-6 w-3/5 rounded-full bg-chip" />
    <span className="h-4 w-full rounded-full bg-chip" />
    <span className="h-12 w-full rounded-control bg-chip" />
  </div>
);
