import { RowsSkeleton } from '#components/page/rows-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** Holds the place of a profile: who one is, and the rows below. */
export const ProfileSkeleton = () => (
  <>
    <div className="flex flex-col items-center gap-3 rounded-card border border-line bg-card p-4 pt-6">
      <Skeleton shape="circle" className="w-24" />
      <Skeleton shape="line" className="w-2/5" />
      <Skeleton shape="line" className="w-3/5" />
      <Skeleton shape="block" className="h-12 w-full" />
    </div>
    <RowsSkeleton rows={7} />
    <RowsSkeleton rows={1} />
  </>
);
