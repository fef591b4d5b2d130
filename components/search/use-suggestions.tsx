'use client';

import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import type { ListState, SuggestionListProps } from './suggestion-list.tsx';

export type Suggesting = Pick<SuggestionListProps, 'words' | 'visitor' | 'place' | 'onLeave'>;

/** How long typing must pause before a page searches by itself. */
export const TYPING_PAUSE_MS = 800;

interface Loaded {
  readonly input: HTMLInputElement;
  /** The box was tapped or typed into while the code loaded. */
  readonly isAsked: boolean;
  readonly List: ComponentType<SuggestionListProps>;
}

interface Combobox {
  readonly inputProps: ComponentProps<'input'>;
  /** Render it inside a `relative` element of the list's width. */
  readonly list: ReactNode;
}

/** Makes a search box a combobox. Its code loads when the box is first used. */
export const useSuggestions = (suggesting: Suggesting | undefined): Combobox => {
  const id = useId();
  const { locale } = usePageWords();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [{ isOpen, activeId }, setState] = useState<ListState>({ isOpen: false, activeId: undefined });
  const isAsked = useRef(false);
  if (!suggesting) return { inputProps: {}, list: null };
  const wake = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void => {
    if (loaded?.input === input) return;
    import('./suggestion-list.tsx').then(
      ({ SuggestionList: List }) => setLoaded({ input, List, isAsked: isAsked.current }),
      // The box works without it; the next focus tries again.
      () => undefined,
    );
  };
  // The focus alone, which also passes through, opens no list over the page.
  const ask = (event: SyntheticEvent<HTMLInputElement>): void => {
    isAsked.current = true;
    wake(event);
  };
  return {
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': activeId,
      onFocus: wake,
      onPointerDown: ask,
      // The focus may have come before this code.
      onInput: ask,
    },
    list: loaded && (
      <loaded.List
        // A tap or letter that came while the list was about to mount opens it too.
        key={String(loaded.isAsked)}
        {...suggesting}
        id={id}
        input={loaded.input}
        isAsked={loaded.isAsked}
        locale={locale}
        onChange={setState}
      />
    ),
  };
};
