'use client';

import {
  useId,
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
  if (!suggesting) return { inputProps: {}, list: null };
  const wake = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void => {
    if (loaded?.input === input) return;
    import('./suggestion-list.tsx').then(
      ({ SuggestionList: List }) => setLoaded({ input, List }),
      // The box works without it; the next focus tries again.
      () => undefined,
    );
  };
  return {
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': activeId,
      onFocus: wake,
      // The focus may have come before this code.
      onInput: wake,
    },
    list: loaded && (
      <loaded.List {...suggesting} id={id} input={loaded.input} locale={locale} onChange={setState} />
    ),
  };
};
