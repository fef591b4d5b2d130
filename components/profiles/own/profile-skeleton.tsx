import { RowsSkeleton } from '#components/page/rows-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

export const ProfileSkeleton = () => (
  <>
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex items-center gap-4">
        <Skeleton shape="circle" className="size-24" />
        <div className="min-w-0 flex-1">
          <Skeleton shape="line" className="w-3/5" />
          <Skeleton shape="line" className="w-4/5 text-sm" />
        </div>
      </div>
      <Skeleton shape="block" className="h-12 w-full" />
    </div>
    <RowsSkeleton rows={7} />
    <RowsSkeleton rows={1} />
  </>
);
