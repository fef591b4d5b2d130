import { ChevronDown, ShieldQuestionMark } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '#components/ui/button.tsx';
import type { verify } from '#lib/features/profiles/texts/start.en.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

interface NotVerifiedProps {
  /** Verification by documents; absent when it is switched off. */
  children?: ReactNode;
  isOpen: boolean;
  words: typeof verify;
}

/** How to get verified, first; on tap, what the missing badge means. */
export const NotVerified = ({ isOpen, words, children }: NotVerifiedProps) => (
  <section
    id="verified"
    className="flex scroll-mt-20 flex-col rounded-card border border-line bg-card shadow-soft"
  >
    {children && <div className="px-4 pt-4 pb-2">{children}</div>}
    <details open={isOpen} className="group">
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
        {!children && (
          <>
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
          </>
        )}
      </div>
    </details>
  </section>
);
