export const prices = {
  fixed: 'మొత్తం పనికి',
  anHour: 'గంటకు {price}',
  hours: { one: '{count} గంట', other: '{count} గంటలు' },
  fromIn: '{price} నుంచి ({city})',
  takes: '{time} పడుతుంది',
  includes: 'ఇందులో ఉండేవి',
  excludes: 'ఇందులో లేనివి',
  minutes: '{count} నిమిషాలు',
};
