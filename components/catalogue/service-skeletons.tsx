const line = 'block h-3 rounded-full bg-chip';

const ServiceSkeleton = () => (
  <li className="flex animate-appear gap-3 rounded-card border border-line bg-card p-3">
    <span className="size-22 shrink-0 rounded-control bg-chip" />
    <span className="flex min-w-0 flex-1 flex-col gap-2.5 pt-1">
      <span className={`${line} w-3/5`} />
      <span className={`${line} w-full`} />
      <span className={`${line} w-4/5`} />
      <span className={`${line} mt-auto mb-1 w-2/5`} />
    </span>
  </li>
);

export const ServiceSkeletons = ({ count }: { count: number }) => (
  <ul aria-hidden className="cards">
    {Array.from({ length: count }, (_, at) => (
      <ServiceSkeleton key={at} />
    ))}
  </ul>
);
