import type { ReactNode } from 'react';

/** A page's one action, full width, in sight above the navigation; last in the page. */
export const StickyAction = ({ children }: { children: ReactNode }) => (
  <div
    data-slot="sticky-action"
    className="sticky bottom-[calc(var(--nav-room,0px)+env(safe-area-inset-bottom))] z-5 -mx-4 mt-auto -mb-4 border-t border-line bg-card px-4 py-3"
  >
    {children}
  </div>
);
