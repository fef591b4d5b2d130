import type { LinkProps } from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import type { ComponentProps } from 'react';

/** The pane beside a list of cards, as its cards see it. */
export interface ListPane {
  /** Marks the open card; arrow keys that move the focus to another card open that one. */
  cardProps(id: string): ComponentProps<'li'> & { 'data-open'?: '' };
  /** Opens a card beside the list on wide screens; on others its link leads to its page. */
  linkProps(id: string): Pick<LinkProps, 'onNavigate'>;
}

let entered: string | null = null;

/** Whether this card was opened by its link: then the focus follows. Arrow keys leave it with the cards. */
export const isEntered = (id: string): boolean => entered === id;

/**
 * Lets the cards of a list open in the page's `@pane`. The address names the open card. Going back once closes the
 * pane, however many cards were viewed.
 */
export const usePane = (): ListPane => {
  const router = useRouter();
  const openId = useSearchParams().get('open');
  const open = (id: string): boolean => {
    if (!window.matchMedia('(width >= 64rem)').matches) return false;
    const { pathname, search } = window.location;
    const params = new URLSearchParams(search);
    params.set('open', id);
    entered = null;
    if (id !== openId)
      router[openId ? 'replace' : 'push'](`${pathname}?${params.toString()}`, { scroll: false });
    return true;
  };
  const enter = (id: string): boolean => {
    const isBeside = open(id);
    if (isBeside) entered = id;
    return isBeside;
  };
  return {
    cardProps: (id) => ({
      ...(id === openId && { 'data-open': '' }),
      // By the time an arrow key is released, the focus is on its card.
      onKeyUp: ({ key }) => openId && key.startsWith('Arrow') && open(id),
    }),
    linkProps: (id) => ({ onNavigate: (event) => enter(id) && event.preventDefault() }),
  };
};
