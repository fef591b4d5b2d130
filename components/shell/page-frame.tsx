import type { ReactNode } from 'react';
import { cn } from '#components/ui/cn.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { BrandLink } from './brand-link.tsx';
import { OfflineBar } from '#components/page/offline-bar.tsx';

export interface PageFrameProps {
  /** Names the page, as its first heading; a page without one shows the product's name, or its place. */
  title?: string;
  /** The page above this one, where the arrow leads when there is nothing to go back to. */
  back?: string;
  /** The location chip, in the title's stead. */
  place?: ReactNode;
  /** Stands at the right of the header. */
  action?: ReactNode;
  /** The ways to what is new, at the very right. */
  news?: ReactNode;
  isBusy?: boolean;
  /** A page of cards, which stand beside each other where there is room; others keep to the width of a text. */
  isWide?: boolean;
  children: ReactNode;
}

const Name = ({ title, back }: Pick<PageFrameProps, 'title' | 'back'>) => {
  if (title !== undefined) return <h1 className="text-lg leading-tight font-semibold">{title}</h1>;
  return back === undefined ? <BrandLink /> : null;
};

const widthClass = (isWide: boolean | undefined): string =>
  cn('mx-auto w-full', isWide ? 'max-w-(--wide)' : 'max-w-(--narrow)');

/** The header that stays in sight, and the page's own part below it: all that pages for guests and failed ones have. */
export const PageFrame = ({ title, back, place, action, news, isBusy, isWide, children }: PageFrameProps) => (
  <>
    <header className="sticky top-0 z-10 border-b border-line bg-card pt-[env(safe-area-inset-top)]">
      <div
        className={cn(
          widthClass(isWide),
          'flex min-h-14 flex-wrap items-center justify-end gap-x-2 px-4 py-1',
        )}
      >
        {back !== undefined && <BackLink href={back} />}
        <div className="min-w-0 flex-1 basis-20">{place ?? <Name title={title} back={back} />}</div>
        {/* Together: where they do not fit beside the title, both stand below it. */}
        {(action || news) && (
          <div className="flex max-w-full items-center gap-2">
            {action}
            {news}
          </div>
        )}
      </div>
      <OfflineBar />
    </header>
    <main aria-busy={isBusy} className={cn(widthClass(isWide), 'flex flex-1 flex-col gap-4 p-4')}>
      {children}
    </main>
  </>
);
