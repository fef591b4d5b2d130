import { RowsSkeleton } from '#components/page/rows-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** Holds the place of the code and of what stands below it. */
export const ReferSkeleton = ({ loading }: { loading: string }) => (
  <div role="status" aria-label={loading} className="flex flex-col gap-4">
    <Skeleton shape="block" className="h-48 w-full" />
    <Skeleton shape="block" className="h-13 w-full" />
    <RowsSkeleton rows={3} />
  </div>
);
