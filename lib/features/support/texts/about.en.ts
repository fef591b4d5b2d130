/** Who we are. */
export const about = {
  title: 'About Us',
  tabsLabel: 'About Hunar',
  tabs: { about: 'About', mission: 'Mission', team: 'Team' },
  texts: {
    about:
      'Hunar (हुनर) means skill, craft. It brings people who need work done at home together with people who do it well: tailors, cooks, carpenters, electricians, plumbers, masons, painters, gardeners, cleaners, mechanics, drivers, welders and AC technicians.\n\nYou find somebody nearby, agree on a day and a time, and pay the worker directly after the job. Hunar speaks English, Hindi, Kannada, Tamil and Telugu, and is made for small phones and thin networks.',
    mission:
      'Good work deserves to be found. Every worker is seen by the same rules: distance, verification and the ratings of customers decide, not money.\n\nWhoever books knows the price before the tap. Whoever works sees the request, the place and the pay before saying yes. Phone numbers and streets stay private until both agree.',
    team: 'Hunar is built by the people who write, test and translate it, together with the workers and customers who tell us what is missing.\n\nYou can take part: every feedback is read.',
  },
  feedback: 'Give feedback',
};
