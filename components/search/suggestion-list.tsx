'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cn } from '#components/ui/cn.ts';
import {
  clearRecentSearches,
  addRecentSearch,
  readRecentSearches,
} from '#lib/features/search/client/recent-searches.ts';
import { normalizeQuery } from '#lib/features/search/rules/search-query.ts';
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

/** The state of the list that the box needs for its attributes. */
export interface ListState {
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
}

export interface SuggestionListProps {
  id: string;
  /** The search field; it has the focus when the list mounts. */
  input: HTMLInputElement;
  /** Opens at once; otherwise with a tap, a letter or an arrow key. */
  isAsked: boolean;
  words: SuggestionWords;
  locale: Locale;
  visitor: PageVisitor | null;
  place: SuggestionPlace | null;
  onChange(state: ListState): void;
  /** Called before following a suggestion: cancels any other pending navigation. */
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
 * Listens on the window, after the page's own listeners: a re-render before them would make a controlled input lose
 * the letter just typed.
 */
const useBoxEvents = (input: HTMLInputElement, handlers: Handlers): void => {
  const handle = useEffectEvent((event: Event) => {
    if (event.type === 'input') handlers.onType();
    else if (event.type === 'focusout') handlers.onClose();
    else if (event.type === 'submit') handlers.onSubmit();
    else if (event instanceof KeyboardEvent) handlers.onKey(event);
    else handlers.onOpen();
  });
  // A layout effect: between the commit and a later effect, nobody would hear a letter.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const hear = (event: Event): void => {
      if (event.target === (event.type === 'submit' ? input.form : input)) handle(event);
    };
    for (const type of ['input', 'focusout', 'click', 'keydown', 'submit'])
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
        isActive && 'bg-chip outline-2 -outline-offset-2 outline-brand',
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
  optionId(key: string): string;
}

const Groups = ({ id, label, groups, active, optionId, onChoose }: GroupsProps) => (
  <div
    id={id}
    role="listbox"
    tabIndex={-1}
    aria-label={label}
    // Keeps the focus in the box, or a tap on an option would close the list first.
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
            id={optionId(option.key)}
            isActive={active === option.key}
            onChoose={onChoose}
          />
        ))}
      </div>
    ))}
  </div>
);

/** The option an arrow key moves to; null is the box, which comes between the last and the first. */
const stepFrom = (keys: readonly string[], active: string | null, by: number): string | null => {
  const stops = [null, ...keys];
  const at = Math.max(0, stops.indexOf(active));
  return stops[(at + by + stops.length) % stops.length] ?? null;
};

type ListGiven = Pick<SuggestionListProps, 'input' | 'isAsked' | 'words' | 'locale' | 'visitor' | 'place'>;

const onInput = (hear: () => void): (() => void) => {
  window.addEventListener('input', hear);
  return () => window.removeEventListener('input', hear);
};

/** The text of the box, including what was typed while the list loaded. */
const useTyped = (input: HTMLInputElement): string => {
  return normalizeQuery(useSyncExternalStore(onInput, () => input.value));
};

/** Whether the URL already searches for this text: it may have been submitted before the list loaded. */
const isSent = (text: string): boolean => new URLSearchParams(window.location.search).get('query') === text;

const useList = ({ input, isAsked, place, ...view }: ListGiven) => {
  const typed = useTyped(input);
  const [isWanted, setIsWanted] = useState(
    // Letters typed before the page's code came are not heard, but are there.
    () => (isAsked || (typed !== '' && !isSent(typed))) && document.activeElement === input,
  );
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
    addRecentSearch(text);
    setRecent(readRecentSearches());
    show(false);
  };
  const keepSent = useEffectEvent(() => {
    if (isSent(typed)) addRecentSearch(typed);
  });
  useEffect(() => keepSent(), []);
  const forget = (): void => {
    clearRecentSearches();
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

/** Suggestions below a search box, chosen by keyboard or tap; the box stays a plain field. */
export const SuggestionList = ({ id, onChange, onLeave, ...listProps }: SuggestionListProps) => {
  const { input, words, locale } = listProps;
  const router = useRouter();
  const { groups, options, isOpen, active, chosen, ...list } = useList(listProps);
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
    // Leave keys to input methods that compose letters.
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
    onSubmit: () => list.keep(normalizeQuery(input.value)),
    onKey: handleKey,
  });
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && plural({ locale, count: options.length, text: words.count })}
      </p>
      {isOpen && <Groups {...{ id, groups, active, optionId: idOf }} label={words.list} onChoose={choose} />}
    </>
  );
};
