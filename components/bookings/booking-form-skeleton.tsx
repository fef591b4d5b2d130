import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';

const days = ['first', 'second', 'third', 'fourth', 'later'];
const times = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const Part = ({
  children = <Skeleton shape="block" className="h-12 rounded-control" />,
}: {
  children?: ReactNode;
}) => (
  <div className="flex flex-col gap-1.5">
    <Skeleton shape="line" className="w-1/3 text-sm" />
    {children}
  </div>
);

export const BookingFormSkeleton = () => (
  <div className="flex flex-col gap-4">
    <div className="flex items-center gap-3">
      <Skeleton shape="block" className="size-12" />
      <div className="min-w-0 flex-1">
        <Skeleton shape="line" className="w-1/2" />
        <Skeleton shape="line" className="w-1/3 text-sm" />
      </div>
    </div>
    <Part />
    <Part>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
        {days.map((day) => (
          <Skeleton key={day} shape="block" className="h-18 rounded-control" />
        ))}
      </div>
    </Part>
    <Part>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {times.map((time) => (
          <Skeleton key={time} shape="block" className="h-12 rounded-control" />
        ))}
      </div>
    </Part>
    <Part />
    <Part />
    <div className="sticky bottom-0 -mx-4 -mb-4 border-t border-line bg-card px-4 pt-3 pb-4 short:static">
      <Skeleton shape="block" className="h-12 rounded-control" />
    </div>
  </div>
);
