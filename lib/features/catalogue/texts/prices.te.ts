export const prices = {
  forJob: 'ఈ పనికి {price}',
  hours: { one: '{count} గంట', other: '{count} గంటలు' },
  fromIn: '{price} నుంచి ({city})',
  takes: '{time} పడుతుంది',
  includes: 'ఏమేమి ఉంటాయి',
  excludes: 'ఏమి ఉండవు',
  minutes: '{count} నిమిషాలు',
};
