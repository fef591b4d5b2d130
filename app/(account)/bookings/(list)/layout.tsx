import type { ReactNode } from 'react';

interface BookingsLayoutProps {
  children: ReactNode;
  /** What was chosen from the list. */
  pane: ReactNode;
}

export default function BookingsLayout({ children, pane }: BookingsLayoutProps) {
  return (
    <>
      {children}
      {pane}
    </>
  );
}
