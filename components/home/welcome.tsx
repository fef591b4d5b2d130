import type { ReactNode } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';

interface WelcomeProps {
  name: string;
  src: string | null;
  text: string;
  children?: ReactNode;
}

export const Welcome = ({ name, src, text, children }: WelcomeProps) => (
  <section className="flex items-center gap-3">
    <Avatar name={name} src={src} />
    <div className="min-w-0">
      <h2 className="text-xl leading-tight font-semibold wrap-anywhere">{text}</h2>
      {children}
    </div>
  </section>
);
