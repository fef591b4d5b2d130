import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { toolbox } from '#components/ui/pictures/toolbox.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { home } from '#lib/features/home/texts/home.en.ts';

interface NoCategoriesProps {
  words: Pick<typeof home, 'empty' | 'emptyHint' | 'lookAgain'>;
}

/** The home page before the first trade is added. */
export const NoCategories = ({ words }: NoCategoriesProps) => (
  <Notice heading="h2" drawing={toolbox} title={words.empty} hint={words.emptyHint}>
    {/* A plain link, so that the page reloads from the server instead of the client cache. */}
    <a href={publicPaths.home} className={buttonVariants()}>
      {words.lookAgain}
    </a>
  </Notice>
);
