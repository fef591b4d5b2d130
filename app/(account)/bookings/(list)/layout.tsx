import type { ReactNode } from 'react';

export default function BookingsLayout({ children, pane }: { children: ReactNode; pane: ReactNode }) {
  return (
    <>
      {children}
      {pane}
    </>
  );
}
