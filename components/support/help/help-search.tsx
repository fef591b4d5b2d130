import { Search } from 'lucide-react';
import { bareInputClass, controlClass } from '#components/ui/input.tsx';
import { cn } from '#components/ui/cn.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

interface HelpSearchProps {
  query?: string;
  words: { search: string; searchButton: string };
}

/** Searches the help; a plain form, so it works before hydration. */
export const HelpSearch = ({ query, words }: HelpSearchProps) => (
  <form action={publicPaths.helpCenter} role="search" className={cn(controlClass, 'shadow-soft')}>
    <button
      type="submit"
      aria-label={words.searchButton}
      className="grid size-12 shrink-0 place-items-center rounded-control text-muted"
    >
      <Search aria-hidden className="size-5" />
    </button>
    <input
      type="search"
      name="q"
      defaultValue={query}
      aria-label={words.search}
      placeholder={words.search}
      enterKeyHint="search"
      autoComplete="off"
      className={cn(bareInputClass, '-ml-3')}
    />
  </form>
);
