/** Help in danger during a visit, and practice for it. */
export const emergency = {
  title: 'Emergency',
  dial: 'Dial 112',
  dialHint: 'Police, fire and ambulance. It works without the internet.',
  office: 'Tell Hunar',
  officeHint: 'We look at these first.',
  practise: 'Practise',
  practiseHint: 'Nothing is dialled and nothing is sent.',
  practising: 'This is practice. Nothing is dialled and nothing is sent.',
  end: 'End practice',
  wouldDial: 'Now your phone would dial 112.',
  wouldWrite: 'Now you would write to Hunar.',
};
