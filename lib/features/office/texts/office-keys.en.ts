/** API keys of scripts. */
export const officeKeys = {
  tab: 'API keys',
  title: 'API keys',
  about:
    'A script sends its key with every call. It can do what you can do, up to the access you give it, and the audit lists what it does under your name.',
  make: 'Create a key',
  makeHint: 'For a script that works in the office',
  form: {
    name: 'Name',
    nameHint: 'What uses it, such as “Nightly report”',
    can: 'Access',
    days: 'Stops working after',
    spans: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' },
    submit: 'Create key',
    busy: 'Creating the key…',
  },
  made: {
    title: 'Copy the key now',
    hint: 'You won’t see it again. Keep it as safe as a password.',
    label: 'API key',
    copy: 'Copy key',
    copied: 'Key copied',
    notCopied: 'Couldn’t copy. Select the key and copy it yourself.',
    done: 'Done',
  },
  none: 'No keys yet.',
  until: 'works until {day}',
  expired: 'expired on {day}',
  used: 'last used {when}',
  unused: 'never used',
  revoke: {
    label: 'Revoke',
    named: 'Revoke {name}',
    hint: 'Scripts with this key stop right away. This can’t be undone.',
    done: 'Key revoked.',
  },
};
