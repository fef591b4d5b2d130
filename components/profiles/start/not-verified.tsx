import { ChevronDown, ShieldQuestionMark } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '#components/ui/button.tsx';
import type { verify } from '#lib/features/profiles/texts/start.en.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

interface NotVerifiedProps {
  /** The way to be verified here; absent where none is open. */
  children?: ReactNode;
  isOpen: boolean;
  words: typeof verify;
}

/** What it means that nobody has verified a worker, at a tap, and what she can do about it. */
export const NotVerified = ({ isOpen, words, children }: NotVerifiedProps) => (
  <details
    id="verified"
    open={isOpen}
    className="group scroll-mt-20 rounded-card border border-line bg-card shadow-soft"
  >
    <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 font-medium hover:bg-chip [&::-webkit-details-marker]:hidden">
      <ShieldQuestionMark aria-hidden className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 flex-1">{words.question}</span>
      <ChevronDown
        aria-hidden
        className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="flex flex-col gap-3 px-4 pb-4">
      <p>{words.meaning}</p>
      {children}
      <div>
        <h3 className="font-semibold">{words.how}</h3>
        <p>{words.steps}</p>
      </div>
      <Link
        href={publicPaths.contactAbout(words.subject)}
        prefetch={false}
        className={buttonVariants({ variant: 'outline', size: 'block' })}
      >
        {words.write}
      </Link>
    </div>
  </details>
);
