import type { ReactNode } from 'react';

interface SectionProps {
  /** Used by screenshots and tests. */
  name: string;
  title: string;
  children: ReactNode;
}

export const Section = ({ name, title, children }: SectionProps) => (
  <section
    data-design={name}
    aria-labelledby={`design-${name}`}
    className="flex flex-col gap-4 -mx-4 bg-ground px-4 py-3"
  >
    <h2 id={`design-${name}`} className="text-lg font-semibold">
      {title}
    </h2>
    {children}
  </section>
);
