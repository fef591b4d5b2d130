import { Skeleton } from '#components/ui/skeleton.tsx';

export const WorkerCardSkeleton = () => (
  <li aria-hidden className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
    <div className="flex items-start gap-3">
      <Skeleton shape="circle" className="size-13" />
      <div className="min-w-0 flex-1">
        <Skeleton shape="line" className="w-3/5" />
        <Skeleton shape="line" className="w-4/5 text-sm" />
      </div>
      <Skeleton shape="line" className="w-14 text-lg" />
    </div>
    <Skeleton shape="line" className="w-2/3 text-sm" />
    <div className="flex gap-2">
      <Skeleton shape="block" className="h-12 flex-1" />
      <Skeleton shape="block" className="h-12 flex-1" />
    </div>
  </li>
);
