import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading.tsx';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the page with a heading. */
export const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id} className="flex flex-col gap-2">
    <SectionHeading id={id} title={title} />
    {children}
  </section>
);
