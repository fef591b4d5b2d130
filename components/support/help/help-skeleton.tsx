import { Skeleton } from '#components/ui/skeleton.tsx';

export const HelpSkeleton = () => (
  <>
    <Skeleton shape="block" className="h-12" />
    <div className="grid grid-cols-2 gap-3">
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} shape="block" className="h-32" />
      ))}
    </div>
  </>
);
