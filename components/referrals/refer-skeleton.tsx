import { RowsSkeleton } from '#components/page/rows-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** Placeholder for the code and the list below it. */
export const ReferSkeleton = ({ loading }: { loading: string }) => (
  <div role="status" aria-label={loading} className="flex flex-col gap-4">
    <Skeleton shape="block" className="h-48 w-full" />
    <Skeleton shape="block" className="h-13 w-full" />
    <RowsSkeleton rows={3} />
  </div>
);
