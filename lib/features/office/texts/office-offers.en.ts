/** The switches of cities and trades. */
export const officeOffers = {
  tab: 'Cities and trades',
  cities: 'Cities',
  trades: 'Trades',
  words: 'Words people wait for',
  on: 'On',
  off: 'Off',
  since: 'Off since {day}: {reason}',
  figures: 'Running: {running} · Open requests: {open} · Workers: {workers} · Waiting: {waiting}',
  people: '{count} people wait',
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
        'Nobody can book there any more, and customers are told before they type anything. Accepted bookings, open requests, profiles and earnings stay. Its workers are told.',
      field: 'Reason (for the office)',
      done: 'Switched off.',
    },
    on: {
      label: 'Switch on',
      effect:
        'It can be booked again at once. People who wait are told within ten minutes, and its workers too.',
      field: 'Reason (for the office)',
      done: 'Switched on.',
    },
  },
};
