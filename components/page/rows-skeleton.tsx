import { ListRows } from '#components/ui/list-row.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

export const RowsSkeleton = ({ rows }: { rows: number }) => (
  <ListRows>
    {Array.from({ length: rows }, (_, index) => (
      <li key={index} className="flex min-h-14 items-center gap-3 px-4">
        <Skeleton shape="circle" className="w-5" />
        <Skeleton shape="line" className="w-2/5" />
      </li>
    ))}
  </ListRows>
);
