/** The switches of cities and trades. */
export const officeOffers = {
  tab: 'Cities and trades',
  cities: 'Cities',
  trades: 'Trades',
  words: 'Words people are waiting for',
  on: 'On',
  off: 'Off',
  since: 'Off since {day}: {reason}',
  figures: 'Running: {running} · Open requests: {open} · Workers: {workers} · Waiting: {waiting}',
  people: '{count} people waiting',
  none: 'Nothing here yet',
  other: 'Another city',
  state: 'State',
  city: 'City',
  choose: 'Choose',
  readOnly: 'A lead can switch these.',
  acts: {
    off: {
      label: 'Switch off',
      effect:
        'No one can book there any more, and customers see this before they type anything. Accepted bookings, open requests, profiles and earnings stay. Its workers are notified.',
      field: 'Reason (for the office)',
      done: 'Switched off.',
    },
    on: {
      label: 'Switch on',
      effect:
        'It can be booked again right away. Waiting people and its workers are notified within ten minutes.',
      field: 'Reason (for the office)',
      done: 'Switched on.',
    },
  },
};
