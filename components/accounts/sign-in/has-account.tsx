import { QuietLink } from './quiet-link.tsx';

interface HasAccountProps {
  words: { readonly hasAccount: string; readonly login: string };
  loginPath: string;
}

/** The way back for whoever is registered already. */
export const HasAccount = ({ words, loginPath }: HasAccountProps) => (
  <p className="flex flex-wrap items-center justify-center gap-x-2 text-center">
    <span className="text-muted">{words.hasAccount}</span>
    <QuietLink href={loginPath}>{words.login}</QuietLink>
  </p>
);
