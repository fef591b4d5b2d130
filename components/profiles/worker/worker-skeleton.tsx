import { Skeleton } from '#components/ui/skeleton.tsx';

const tiles = [0, 1, 2, 3];

/** Placeholder for a worker's page. */
export const WorkerSkeleton = ({ loading }: { loading: string }) => (
  <>
    <p role="status" className="sr-only">
      {loading}
    </p>
    <div className="flex items-start gap-4">
      <Skeleton shape="circle" className="size-24" />
      <div className="min-w-0 flex-1">
        <Skeleton shape="line" className="w-3/4 text-xl" />
        <Skeleton shape="line" className="w-1/2" />
        <Skeleton shape="line" className="w-2/3" />
      </div>
    </div>
    <Skeleton shape="block" className="h-24" />
    <Skeleton shape="block" className="h-12" />
    <div className="grid grid-cols-2 gap-3">
      {tiles.map((tile) => (
        <Skeleton key={tile} shape="block" className="h-20" />
      ))}
    </div>
    <Skeleton shape="line" className="w-1/3 text-lg" />
    <Skeleton shape="block" className="h-24" />
  </>
);
