/** The shape of a worker's day that is still on its way: the greeting, the next job, what was earned. */
export const DaySkeleton = () => (
  <div aria-hidden className="flex animate-appear flex-col gap-4">
    <span className="h-6 w-3/5 rounded-full bg-chip" />
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-4">
      <span className="h-6 w-4/5 rounded-full bg-chip" />
      <div className="flex gap-3">
        <span className="size-12 shrink-0 rounded-tile bg-chip" />
        <span className="h-12 flex-1 rounded-control bg-chip" />
      </div>
      <span className="h-12 w-full rounded-control bg-chip" />
    </div>
    <div className="grid grid-cols-2 gap-2.5">
      <span className="h-18 rounded-card bg-chip" />
      <span className="h-18 rounded-card bg-chip" />
    </div>
  </div>
);
