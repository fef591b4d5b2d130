import { ListRows } from '#components/ui/list-row.tsx';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import type { Messages } from '#lib/wiring/texts/catalogue.ts';
import { LinkRow } from './link-row.tsx';
import { LogoutRow } from './logout-row.tsx';
import { OwnRows, type OwnRowsProps } from './own-rows.tsx';
import { VersionLine } from './version-line.tsx';

interface AccountRowsProps {
  role: Role;
  hasReferrals: boolean;
  words: OwnRowsProps['words'] &
    Pick<Messages, 'account' | 'counted' | 'history' | 'more' | 'places' | 'referrals' | 'signIn'>;
}

/** Settings and logout, at the end of every account page. */
export const AccountRows = ({ role, hasReferrals, words }: AccountRowsProps) => (
  <>
    <ListRows>
      {role === 'customer' && (
        <>
          <LinkRow href={accountPaths.favorites} icon="favorites" label={words.account.favorites} />
          <LinkRow href={accountPaths.addresses} icon="addresses" label={words.places.addresses.title} />
          <LinkRow href={accountPaths.whatCounts} icon="counts" label={words.counted.title} />
        </>
      )}
      {(role === 'customer' || role === 'worker') && (
        <>
          <LinkRow href={accountPaths.history} icon="history" label={words.history.title} />
          {hasReferrals && (
            <LinkRow href={publicPaths.referEarn} icon="refer" label={words.referrals.title} />
          )}
        </>
      )}
      <OwnRows words={words} />
    </ListRows>
    <ListRows>
      <li>
        <LogoutRow words={words.signIn.session} />
      </li>
    </ListRows>
    <VersionLine text={words.more.version} />
  </>
);
