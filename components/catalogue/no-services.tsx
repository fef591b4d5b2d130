import Link from 'next/link';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import { toolbox } from '#components/ui/pictures/toolbox.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { services } from '#lib/features/catalogue/texts/services.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

interface NoServicesProps {
  isSearch: boolean;
  /** The place without services, when only nearby ones were requested. */
  near: string | null;
  /** The list of all services. */
  all: string;
  words: typeof services;
}

/** The empty state of the list of services, with a next step. */
export const NoServices = ({ isSearch, near, all, words }: NoServicesProps) =>
  isSearch || near !== null ? (
    <div role="status">
      <Notice
        heading="h2"
        drawing={signpost}
        title={words.noResult}
        hint={near === null ? words.noResultHint : fill(words.noneNearHint, { place: near })}
      >
        <Link href={all} prefetch={false} className={buttonVariants()}>
          {words.showAll}
        </Link>
      </Notice>
    </div>
  ) : (
    <Notice heading="h2" drawing={toolbox} title={words.empty} hint={words.emptyHint}>
      {/* A plain link, so that the page reloads from the server instead of the client cache. */}
      <a href={publicPaths.services} className={buttonVariants()}>
        {words.lookAgain}
      </a>
    </Notice>
  );
