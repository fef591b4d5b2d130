import type { ReactNode } from 'react';

/** Four tiles a row; fewer where large letters need the room. */
export const CategoryGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(4rem,(100%-1.5rem)/4),1fr))] gap-x-2 gap-y-4">
    {children}
  </ul>
);
