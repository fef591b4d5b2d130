import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '#components/ui/button.tsx';
import { agencyPaths, devPaths } from '#lib/platform/navigation/paths.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import type { home } from '#lib/features/home/texts/home.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { HelpLink } from './help-link.tsx';

type HomeWords = typeof home;

/** Roles that neither book nor visit customers. */
export type DeskRole = Exclude<Role, 'customer' | 'worker'>;

const deskFor = (role: DeskRole, words: HomeWords): { hint: string; href: string; label: string } => {
  switch (role) {
    case 'broker':
      return { hint: words.brokerHint, href: agencyPaths.dashboard, label: words.dashboard };
    case 'admin':
      return { hint: words.adminHint, href: devPaths.apiReference, label: words.apiReference };
  }
};

interface GreetingProps {
  role: DeskRole;
  name: string;
  words: HomeWords;
  children?: ReactNode;
}

/** The home page of roles that do not book. */
export const Greeting = ({ role, name, words, children }: GreetingProps) => {
  const { hint, href, label } = deskFor(role, words);
  return (
    <>
      <section className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 shadow-soft">
        <h1 className="text-xl leading-tight font-semibold">{fill(words.greeting, { name })}</h1>
        <p className="text-muted">{hint}</p>
        <Link href={href} prefetch={false} className={buttonVariants({ size: 'block' })}>
          {label}
        </Link>
      </section>
      {children}
      <HelpLink>{words.help}</HelpLink>
    </>
  );
};
