/**
 * Providers that give mailboxes to anyone, so that many new accounts from them mean nothing. Keep the list short: add
 * a domain only once honest users there have to wait for their reviews to count.
 */
const bigProviders: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com'],
  ...['yahoo.com', 'yahoo.in', 'yahoo.co.in', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com', 'aol.com'],
  ...['outlook.com', 'outlook.in', 'hotmail.com', 'hotmail.co.in', 'live.com', 'live.in', 'msn.com'],
  ...['icloud.com', 'me.com', 'mac.com'],
  ...['rediffmail.com', 'rediff.com'],
  ...['proton.me', 'protonmail.com', 'pm.me'],
  ...['zoho.com', 'zoho.in', 'zohomail.com', 'zohomail.in'],
  ...['gmx.com', 'mail.com', 'fastmail.com', 'yandex.com', 'tutanota.com'],
]);

// Shared suffixes below a country: `a.co.in` and `b.co.in` have different owners.
const sharedNames: ReadonlySet<string> = new Set([
  ...['ac', 'co', 'com', 'edu', 'ernet', 'firm', 'gen', 'go', 'gov', 'ind'],
  ...['mil', 'ne', 'net', 'nic', 'or', 'org', 'res'],
]);

/** Returns the domain that one owner controls: mail for `x@any.name.in` goes where the owner of `name.in` says. */
export const toMailDomain = (email: string): string => {
  const labels = (email.trim().toLowerCase().split('@')[1] ?? '').split('.');
  const [country = '', parent = ''] = labels.toReversed();
  const isShared = country.length === 2 && sharedNames.has(parent);
  return labels.slice(isShared ? -3 : -2).join('.');
};

/** Returns whether an address belongs to a large public provider. */
export const isBigProvider = (email: string): boolean => bigProviders.has(toMailDomain(email));
