import { WorkerCardSkeleton } from './worker-card-skeleton.tsx';

/** The shape of workers that are still on their way; says so to who cannot see it. */
export const WorkerListSkeleton = ({ label }: { label: string }) => (
  <>
    <p role="status" className="sr-only">
      {label}
    </p>
    <ul className="cards">
      <WorkerCardSkeleton />
      <WorkerCardSkeleton />
    </ul>
  </>
);
