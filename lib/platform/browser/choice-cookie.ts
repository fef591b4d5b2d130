const KEPT_SECONDS = 365 * 86_400;

/** What a reader chose on this device, from the cookie that our pages read as well. */
export const readChoice = (name: string): string | undefined => {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
};

const write = (name: string, rest: string): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${rest}; path=/; samesite=lax${secure}`;
  // Browsers write behind. What can be read here has arrived, and other tabs that are told find it.
  readChoice(name);
};

/** Keeps a choice for the pages to come. */
export const keepChoice = ({ name, value }: { name: string; value: string }): void =>
  write(name, `${value}; max-age=${KEPT_SECONDS}`);

/** Forgets a choice. */
export const dropChoice = (name: string): void => write(name, '; max-age=0');
