import type { ReactNode } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';

interface WelcomeProps {
  name: string;
  src: string | null;
  /** 'Welcome, {name}' in the reader's language. */
  text: string;
  children?: ReactNode;
}

/** Greets whoever starts here. */
export const Welcome = ({ name, src, text, children }: WelcomeProps) => (
  <section className="flex items-center gap-3">
    <Avatar name={name} src={src} />
    <div className="min-w-0">
      <h2 className="text-xl leading-tight font-semibold wrap-anywhere">{text}</h2>
      {children}
    </div>
  </section>
);
