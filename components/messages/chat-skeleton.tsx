import { Skeleton } from '#components/ui/skeleton.tsx';

const bubbles = [
  { key: 1, look: 'h-14 w-3/5 self-start' },
  { key: 2, look: 'h-10 w-2/5 self-end' },
  { key: 3, look: 'h-10 w-1/2 self-end' },
  { key: 4, look: 'h-16 w-2/3 self-start' },
];

export const ChatSkeleton = () => (
  <div className="flex flex-1 flex-col justify-end gap-3 p-4">
    {bubbles.map(({ key, look }) => (
      <Skeleton key={key} shape="block" className={look} />
    ))}
  </div>
);
