import type { ReactNode } from 'react';

interface NoticeProps {
  drawing: ReactNode;
  title: string;
  hint: string;
  /** 'h1' if nothing else names the page. */
  heading?: 'h1' | 'h2' | 'h3';
  /** One action to take next. */
  children?: ReactNode;
}

/** A page's empty state: a picture, one sentence, one action. */
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
