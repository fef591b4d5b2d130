/** Returns the mailbox behind an address: `asha+2@…` is the same as `asha@…`, and Gmail ignores dots. */
export const toMailbox = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const [mailbox = ''] = name.split('+');
  return host === 'gmail.com' || host === 'googlemail.com'
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${host}`;
};
