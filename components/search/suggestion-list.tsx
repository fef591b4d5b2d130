'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { cn } from '#components/ui/cn.ts';
import {
  dropRecentSearches,
  keepRecentSearch,
  readRecentSearches,
} from '#lib/features/search/client/recent-searches.ts';
import { tidyQuery } from '#lib/features/search/rules/search-query.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import {
  toGroups,
  useSuggested,
  type Suggestion,
  type SuggestionGroup,
  type SuggestionPlace,
} from './suggestion-options.tsx';
import type { SuggestionWords } from './search-words.tsx';

/** What the box says of its list. */
export interface ListState {
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
}

export interface SuggestionListProps {
  id: string;
  /** The box; it has the focus when the list comes. */
  input: HTMLInputElement;
  words: SuggestionWords;
  locale: Locale;
  visitor: PageVisitor | null;
  place: SuggestionPlace | null;
  onChange(state: ListState): void;
  /** Said before the page goes where a suggestion leads: nothing else may take it elsewhere. */
  onLeave?: (() => void) | undefined;
}

interface Handlers {
  onType(): void;
  onOpen(): void;
  onClose(): void;
  onSubmit(): void;
  onKey(event: KeyboardEvent): void;
}

/**
 * Hears what happens in the box, at the window: after the page's own listeners. Drawn anew before them, a box whose text
 * React holds would lose the letter that was just typed.
 */
const useBoxEvents = (input: HTMLInputElement, handlers: Handlers): void => {
  const handle = useEffectEvent((event: Event) => {
    if (event.type === 'input') handlers.onType();
    else if (event.type === 'focusout') handlers.onClose();
    else if (event.type === 'submit') handlers.onSubmit();
    else if (event instanceof KeyboardEvent) handlers.onKey(event);
    else handlers.onOpen();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const hear = (event: Event): void => {
      if (event.target === (event.type === 'submit' ? input.form : input)) handle(event);
    };
    for (const type of ['input', 'focusin', 'focusout', 'click', 'keydown', 'submit'])
      window.addEventListener(type, hear, { signal });
    return () => controller.abort();
  }, [input]);
};

interface OptionProps {
  option: Suggestion;
  id: string;
  isActive: boolean;
  onChoose(option: Suggestion): void;
}

const Option = ({ option, id, isActive, onChoose }: OptionProps) => {
  const item = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { label, note, picture, href } = option;
  return (
    <button
      ref={item}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => onChoose(option)}
      className={cn(
        'flex min-h-12 w-full items-center gap-3 text-left rounded-control px-2 py-1 hover:bg-chip',
        isActive && 'bg-chip',
      )}
    >
      {picture !== null && <span className="w-9 shrink-0">{picture}</span>}
      <span className="min-w-0 flex-1">
        <span className={cn('block leading-snug wrap-anywhere', href === null && 'font-semibold text-brand')}>
          {label}
        </span>
        {note && <span className="block text-sm text-muted tabular-nums">{note}</span>}
      </span>
    </button>
  );
};

interface GroupsProps extends Pick<OptionProps, 'onChoose'> {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  active: string | null;
  idOf(key: string): string;
}

const Groups = ({ id, label, groups, active, idOf, onChoose }: GroupsProps) => (
  <div
    id={id}
    role="listbox"
    tabIndex={-1}
    aria-label={label}
    // The box keeps the focus, so that a tap on an option does not close the list first.
    onMouseDown={(event) => event.preventDefault()}
    className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(24rem,55dvh)] overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-2 shadow-soft"
  >
    {groups.map(({ key, title, options }) => (
      <div key={key} role="group" aria-label={title}>
        <p aria-hidden className="px-2 pt-2 pb-1 text-sm text-muted">
          {title}
        </p>
        {options.map((option) => (
          <Option
            key={option.key}
            option={option}
            id={idOf(option.key)}
            isActive={active === option.key}
            onChoose={onChoose}
          />
        ))}
      </div>
    ))}
  </div>
);

/** The key of the option that an arrow leads to; null is the box itself, which lies between last and first. */
const stepFrom = (keys: readonly string[], active: string | null, by: number): string | null => {
  const stops = [null, ...keys];
  const at = Math.max(0, stops.indexOf(active));
  return stops[(at + by + stops.length) % stops.length] ?? null;
};

type ListGiven = Pick<SuggestionListProps, 'input' | 'words' | 'locale' | 'visitor' | 'place'>;

const onInput = (hear: () => void): (() => void) => {
  window.addEventListener('input', hear);
  return () => window.removeEventListener('input', hear);
};

/** What stands in the box, also what was typed while the list was on its way; heard after the page's own listeners. */
const useTyped = (input: HTMLInputElement): string => {
  return tidyQuery(useSyncExternalStore(onInput, () => input.value));
};

/** Whether a text is what the address searches for: it was sent before the list was there to hear it. */
const isSent = (text: string): boolean => new URLSearchParams(window.location.search).get('query') === text;

/** What the list holds, and which of it is chosen. */
const useList = ({ input, place, ...view }: ListGiven) => {
  const typed = useTyped(input);
  const [isWanted, setIsWanted] = useState(() => document.activeElement === input);
  const [active, setActive] = useState<string | null>(null);
  const [recent, setRecent] = useState(readRecentSearches);
  const found = useSuggested({ typed: isWanted ? typed : '', locale: view.locale, place });
  const groups = toGroups({ typed, found, recent, ...view });
  const options = groups.flatMap((group) => group.options);
  const show = (isShown: boolean): void => {
    setIsWanted(isShown);
    setActive(null);
  };
  const keep = (text: string): void => {
    keepRecentSearch(text);
    setRecent(readRecentSearches());
    show(false);
  };
  const keepSent = useEffectEvent(() => {
    if (isSent(typed)) keepRecentSearch(typed);
  });
  useEffect(() => keepSent(), []);
  const forget = (): void => {
    dropRecentSearches();
    setRecent([]);
    setActive(null);
  };
  const step = (by: number): void =>
    setActive(
      stepFrom(
        options.map(({ key }) => key),
        active,
        by,
      ),
    );
  const chosen = options.find(({ key }) => key === active) ?? null;
  const isOpen = isWanted && options.length > 0;
  return { groups, options, isWanted, isOpen, active, chosen, show, keep, forget, step };
};

/** Suggestions below a search box, chosen by arrow keys and Enter or by a tap; the box stays a plain field. */
export const SuggestionList = ({ id, onChange, onLeave, ...given }: SuggestionListProps) => {
  const { input, words, locale } = given;
  const router = useRouter();
  const { groups, options, isOpen, active, chosen, ...list } = useList(given);
  const idOf = (key: string): string => `${id}-${options.findIndex((option) => option.key === key)}`;
  const activeId = isOpen && chosen ? idOf(chosen.key) : undefined;

  const tell = useEffectEvent(onChange);
  useEffect(() => tell({ isOpen, activeId }), [isOpen, activeId]);

  const choose = ({ href, search }: Suggestion): void => {
    if (href === null) return list.forget();
    list.keep(search);
    onLeave?.();
    router.push(href);
  };
  const handleKey = (event: KeyboardEvent): void => {
    // Keys that make a letter of a script belong to the keyboard.
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      return isOpen ? list.step(event.key === 'ArrowDown' ? 1 : -1) : list.show(true);
    }
    if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      list.show(false);
    }
    if (isOpen && event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };
  useBoxEvents(input, {
    onType: () => list.show(true),
    onOpen: () => !list.isWanted && list.show(true),
    onClose: () => list.show(false),
    onSubmit: () => list.keep(tidyQuery(input.value)),
    onKey: handleKey,
  });
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && plural({ locale, count: options.length, text: words.count })}
      </p>
      {isOpen && <Groups {...{ id, groups, active, idOf }} label={words.list} onChoose={choose} />}
    </>
  );
};
