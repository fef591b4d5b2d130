/** The team's week, worker by worker. */
export const teamWeek = {
  title: 'Your week',
  worker: 'Worker',
  day: '{day}: {count} bookings',
  free: 'Free: {times}',
  full: 'No free time',
  off: 'Day off',
  cut: 'Only the first {count} bookings are shown.',
};
