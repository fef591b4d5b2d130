'use client';

import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { bareInputClass, controlClass } from '#components/ui/input.tsx';
import { cn } from '#components/ui/cn.ts';
import { useSuggestions, type Suggesting } from './use-suggestions.tsx';

export interface SearchBoxProps extends Pick<ComponentProps<'form'>, 'onInput' | 'onSubmit' | 'aria-busy'> {
  /** The results page; it reads `query` from its URL. */
  action: string;
  label: string;
  placeholder: string;
  query?: string;
  /** Other URL parameters to keep. */
  kept?: Readonly<Record<string, string>>;
  /** Enables suggestions. */
  suggesting?: Suggesting;
}

/** A search field; a plain form, so it works without JavaScript. */
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
