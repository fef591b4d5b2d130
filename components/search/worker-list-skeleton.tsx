import { WorkerCardSkeleton } from './worker-card-skeleton.tsx';

/** Placeholders for workers, with a label for screen readers. */
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
