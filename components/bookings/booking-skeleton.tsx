import { Skeleton } from '#components/ui/skeleton.tsx';

interface BookingSkeletonProps {
  loading: string;
  count: number;
}

export const BookingSkeleton = ({ loading, count }: BookingSkeletonProps) => (
  <>
    <p role="status" className="sr-only">
      {loading}
    </p>
    <ul className="cards">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
          <div className="flex gap-3">
            <Skeleton shape="block" className="size-12" />
            <div className="min-w-0 flex-1">
              <Skeleton shape="line" className="w-2/3" />
              <Skeleton shape="line" className="w-1/2 text-sm" />
            </div>
          </div>
          <Skeleton shape="line" className="w-3/5" />
        </li>
      ))}
    </ul>
  </>
);
