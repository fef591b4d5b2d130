import type { FlagDetails, FlagKey } from '#lib/platform/contract/flag.ts';

/** The switches of features. */
export const officeFlags = {
  tab: 'Features',
  title: 'Features',
  names: {
    referrals: 'Referral codes',
    topUps: 'Workers’ deposits',
  } satisfies Record<FlagKey, string>,
  on: 'On',
  off: 'Off',
  why: {
    STATIC: 'Decided by the server’s settings',
    TARGETING_MATCH: 'Decided here: {reason}',
    DEFAULT: 'Default',
    ERROR: 'Default, because the decisions can’t be read right now',
  } satisfies Record<FlagDetails['reason'], string>,
  acts: {
    off: {
      label: 'Switch off',
      effect:
        'The feature disappears for everyone: its pages, its buttons and its calls. What people already earned or sent stays.',
      field: 'Reason',
      done: 'Switched off.',
    },
    on: {
      label: 'Switch on',
      effect: 'Everyone sees the feature again.',
      field: 'Reason',
      done: 'Switched on.',
    },
  },
};
