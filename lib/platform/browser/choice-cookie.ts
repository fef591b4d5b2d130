const KEPT_SECONDS = 365 * 86_400;

/** Reads a preference stored on this device in a cookie that pages read too. */
export const readChoice = (name: string): string | undefined => {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
};

const write = (name: string, rest: string): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${rest}; path=/; samesite=lax${secure}`;
  // Browsers write cookies asynchronously. Reading it back makes sure that other tabs find it.
  readChoice(name);
};

/** Stores a preference for future pages. */
export const keepChoice = ({ name, value }: { name: string; value: string }): void =>
  write(name, `${value}; max-age=${KEPT_SECONDS}`);

/** Deletes a preference. */
export const dropChoice = (name: string): void => write(name, '; max-age=0');
