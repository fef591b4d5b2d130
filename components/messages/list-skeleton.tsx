import { Skeleton } from '#components/ui/skeleton.tsx';

const rows = [0, 1, 2, 3, 4, 5];

export const ListSkeleton = ({ loading }: { loading: string }) => (
  <>
    <p role="status" className="sr-only">
      {loading}
    </p>
    <div className="px-4 py-3">
      <Skeleton shape="block" className="h-12 w-full" />
    </div>
    <ul>
      {rows.map((row) => (
        <li key={row} className="flex min-h-18 items-center gap-3 px-4 py-3">
          <Skeleton shape="circle" className="size-13" />
          <div className="min-w-0 flex-1">
            <Skeleton shape="line" className="w-1/2" />
            <Skeleton shape="line" className="w-4/5 text-sm" />
          </div>
        </li>
      ))}
    </ul>
  </>
);
