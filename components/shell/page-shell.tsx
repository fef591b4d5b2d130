import { HeaderNews } from './header-news.tsx';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';

/** The frame of every page: its header, with what is new for whoever is signed in, and the page's own part below it. */
export const PageShell = (props: Omit<PageFrameProps, 'news'>) => (
  <PageFrame {...props} news={<HeaderNews hasBell={!props.action} />} />
);
