'use client';

import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { bareInputClass, controlClass } from '#components/ui/input.tsx';
import { cn } from '#components/ui/cn.ts';
import { useSuggestions, type Suggesting } from './use-suggestions.tsx';

export interface SearchBoxProps extends Pick<ComponentProps<'form'>, 'onInput' | 'onSubmit' | 'aria-busy'> {
  /** The page that shows what was found; it reads `query` from its address. */
  action: string;
  label: string;
  placeholder: string;
  query?: string;
  /** What else stays in the address. */
  kept?: Readonly<Record<string, string>>;
  /** What suggesting needs; without it nothing is suggested. */
  suggesting?: Suggesting;
}

/** A line to search by; a plain form, so that it also works before any script runs. */
export const SearchBox = ({
  action,
  label,
  placeholder,
  query,
  kept = {},
  suggesting,
  ...form
}: SearchBoxProps) => {
  const { inputProps, list } = useSuggestions(suggesting);
  return (
    <form action={action} role="search" {...form} className="relative">
      <div className={cn(controlClass, 'shadow-soft')}>
        <button
          type="submit"
          aria-label={label}
          className="grid size-12 shrink-0 place-items-center rounded-control text-muted"
        >
          <Search aria-hidden className="size-5" />
        </button>
        <input
          type="search"
          name="query"
          defaultValue={query}
          aria-label={placeholder.replace(/\.+$/, '')}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          className={cn(bareInputClass, '-ml-3 pr-0')}
          {...inputProps}
        />
      </div>
      {list}
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
};
