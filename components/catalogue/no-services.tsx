import Link from 'next/link';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import { toolbox } from '#components/ui/pictures/toolbox.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { services } from '#lib/features/catalogue/texts/services.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

interface NoServicesProps {
  /** Whether something was asked for that no service has. */
  isSearch: boolean;
  /** The place near which nobody does a service, when only such were asked for. */
  near: string | null;
  words: typeof services;
}

/** The list of services when there is nothing to show, with a way on. */
export const NoServices = ({ isSearch, near, words }: NoServicesProps) =>
  isSearch || near !== null ? (
    <div role="status">
      <Notice
        heading="h2"
        drawing={signpost}
        title={words.noResult}
        hint={near === null ? words.noResultHint : fill(words.noneNearHint, { place: near })}
      >
        <Link href={publicPaths.services} prefetch={false} className={buttonVariants()}>
          {words.showAll}
        </Link>
      </Notice>
    </div>
  ) : (
    <Notice heading="h2" drawing={toolbox} title={words.empty} hint={words.emptyHint}>
      {/* A plain link: it asks the server again rather than the browser's own copy of the page. */}
      <a href={publicPaths.services} className={buttonVariants()}>
        {words.lookAgain}
      </a>
    </Notice>
  );
