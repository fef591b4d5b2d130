import { Skeleton } from '#components/ui/skeleton.tsx';

export const FormSkeleton = ({ fields }: { fields: number }) => (
  <div className="flex flex-col gap-4">
    <Skeleton shape="block" className="h-13" />
    {Array.from({ length: fields }, (_, at) => (
      <div key={at} className="flex flex-col gap-1.5">
        <Skeleton shape="line" className="w-24" />
        <Skeleton shape="block" className="h-12" />
      </div>
    ))}
    <Skeleton shape="block" className="h-12" />
  </div>
);
