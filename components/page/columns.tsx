import type { ReactNode } from 'react';

interface ColumnsProps {
  head: ReactNode;
  /** The card beside the page, which stays in view; on narrow screens its parts come after the head. */
  card: ReactNode;
  children: ReactNode;
}

/**
 * A page with a card beside it where there is room for two columns, and one column elsewhere, such as in a pane. A
 * `StickyAction` in the card is the page's bottom bar in one column, and a button of the card in two.
 */
export const Columns = ({ head, card, children }: ColumnsProps) => (
  <div className="@container/columns flex flex-1 flex-col">
    <div className="flex flex-1 flex-col gap-5 @3xl/columns:grid @3xl/columns:flex-none @3xl/columns:grid-cols-[minmax(0,1fr)_21rem] @3xl/columns:grid-rows-[auto_1fr] @3xl/columns:items-start @3xl/columns:gap-x-8">
      <div className="flex flex-col gap-4">{head}</div>
      <div
        data-slot="column-card"
        className="contents @3xl/columns:sticky @3xl/columns:top-18 @3xl/columns:col-start-2 @3xl/columns:row-span-2 @3xl/columns:row-start-1 @3xl/columns:flex @3xl/columns:flex-col @3xl/columns:gap-3"
      >
        {card}
      </div>
      <div className="flex flex-col gap-5">{children}</div>
    </div>
  </div>
);
