export const prices = {
  fixed: 'మొత్తం పనికి',
  anHour: 'గంటకు {price}',
  hours: { one: '{count} గంట', other: '{count} గంటలు' },
  fromIn: '{price} నుంచి ({city})',
  takes: '{time} పడుతుంది',
  includes: 'ఏమేమి ఉంటాయి',
  excludes: 'ఏమి ఉండవు',
  minutes: '{count} నిమిషాలు',
};
