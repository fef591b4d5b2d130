import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#components/ui/cn.ts';
import { BackLink, BrandLink, OfflineBar } from './frame-parts.tsx';

export interface PageFrameProps {
  /** The page's first heading; without one the header shows the product's name or the place. */
  title?: string;
  /** The parent page, where the back arrow leads if there is no history. */
  back?: string;
  /** The location chip, instead of the title. */
  place?: ReactNode;
  /** Rendered at the right of the header. */
  action?: ReactNode;
  /** The search field of large screens. */
  search?: ReactNode;
  /** Links to unread messages and notifications, at the far right. */
  counts?: ReactNode;
  isBusy?: boolean;
  /** For pages of cards; other pages keep a readable text width. */
  isWide?: boolean;
  children: ReactNode;
}

const Name = ({ title, back }: Pick<PageFrameProps, 'title' | 'back'>) => {
  if (title !== undefined) return <h1 className="text-lg leading-tight font-semibold">{title}</h1>;
  return back === undefined ? <BrandLink /> : null;
};

const widthClass = (isWide: boolean | undefined): string =>
  cn('mx-auto w-full', isWide ? 'max-w-(--wide)' : 'max-w-(--narrow)');

/** The sticky header and the page below it, as guests and error pages have them. */
export const PageFrame = ({
  title,
  back,
  place,
  action,
  search,
  counts,
  isBusy,
  isWide,
  children,
}: PageFrameProps) => (
  <>
    <header className="sticky top-0 z-10 border-b border-line bg-card pt-[env(safe-area-inset-top)] short:static">
      <div
        className={cn(
          widthClass(isWide),
          'flex min-h-14 flex-wrap items-center justify-end gap-x-2 px-4 py-1',
        )}
      >
        {back !== undefined && (
          <BackLink href={back}>
            <ArrowLeft aria-hidden className="size-6" />
          </BackLink>
        )}
        <div className="beside">{place ?? <Name title={title} back={back} />}</div>
        {search}
        {/* Grouped, so that both wrap below the title if they do not fit beside it. */}
        {(action || counts) && (
          <div className="flex max-w-full items-center gap-2">
            {action}
            {counts}
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
