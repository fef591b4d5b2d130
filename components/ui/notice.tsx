import type { ReactNode } from 'react';

interface NoticeProps {
  drawing: ReactNode;
  title: string;
  hint: string;
  /** 'h1' where nothing else names the page. */
  heading?: 'h1' | 'h2' | 'h3';
  /** What to do next: one action. */
  children?: ReactNode;
}

/** What a page shows instead of its content: a picture, one sentence, one action. */
export const Notice = ({ drawing, title, hint, heading: Heading = 'h1', children }: NoticeProps) => (
  <div className="my-auto flex flex-col items-center gap-2 px-2 py-8 text-center">
    <span aria-hidden className="mb-2 grid size-28 place-items-center rounded-full bg-tint">
      <svg viewBox="0 0 48 48" className="size-16">
        {drawing}
      </svg>
    </span>
    <Heading className="text-xl font-semibold text-balance">{title}</Heading>
    <p className="mb-4 max-w-80 text-balance text-muted">{hint}</p>
    {children}
  </div>
);
