import type { ReactNode } from 'react';

/** The page's main action, full width above the navigation; put it last in the page, or into the card of `Columns`. */
export const StickyAction = ({ children }: { children: ReactNode }) => (
  <div
    data-slot="sticky-action"
    className="sticky bottom-[calc(var(--nav-room,0px)+env(safe-area-inset-bottom))] z-5 order-last -mx-4 mt-auto -mb-4 border-t border-line bg-card px-4 py-3 short:static @3xl/columns:static @3xl/columns:m-0 @3xl/columns:border-0 @3xl/columns:bg-transparent @3xl/columns:p-0"
  >
    {children}
  </div>
);
