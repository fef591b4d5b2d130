/** The shape of the greeting that is still on its way. */
export const GreetingSkeleton = () => (
  <div aria-hidden className="flex animate-appear flex-col gap-4 rounded-card border border-line bg-card p-5">
    <span className="h-6 w-3/5 rounded-full bg-chip" />
    <span className="h-4 w-full rounded-full bg-chip" />
    <span className="h-12 w-full rounded-control bg-chip" />
  </div>
);
