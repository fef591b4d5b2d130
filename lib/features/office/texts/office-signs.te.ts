import type { officeSigns as english } from './office-signs.en.ts';

export const officeSigns: typeof english = {
  title: 'మోసం సంకేతాలు',
  hint: 'సంకేతం ఒక నోట్ మాత్రమే, రుజువు కాదు. కుటుంబాలు ఒకే ఫోన్ వాడతాయి, కొత్త వర్కర్‌కు ఒకే రెగ్యులర్ కస్టమర్ ఉండవచ్చు. సంకేతం వల్ల ఖాతాకు ఏమీ జరగదు: చూడండి, అడగండి, వ్యక్తి పేజీలో నిర్ణయించండి.',
  states: { label: 'సంకేతాల స్థితి', open: 'ఇంకా చూడనివి', looked_at: 'చూసినవి' },
  deleted: 'తొలగించిన ఖాతా',
  kinds: {
    shared_device: '{one}, {other} ఒకే ఫోన్ వాడుతున్నారు. వారి మధ్య: {acts}.',
    only_each_other: '{other} గారికి {one} మాత్రమే రివ్యూలు ఇచ్చారు, {one} ఇంకెవరికీ ఇవ్వలేదు: {acts}.',
    many_claims: '{one}: {visits}, అందులో {claims} అని ఫిర్యాదు – {percent}%. సాధారణంగా {norm}%.',
  },
  acts: {
    bookings: { one: '{count} బుకింగ్', other: '{count} బుకింగ్‌లు' },
    reviews: { one: '{count} రివ్యూ (ఐదు స్టార్లు: {five})', other: '{count} రివ్యూలు (ఐదు స్టార్లు: {five})' },
    referrals: { one: '{count} ఆహ్వానం', other: '{count} ఆహ్వానాలు' },
    claims: { one: '{count} “రాలేదు”', other: '{count} “రాలేదు”' },
    visits: { one: '{count} విజిట్', other: '{count} విజిట్‌లు' },
  },
  newest: 'తాజాది: {moment}.',
  lookedAt: '{name} చూశారు: {moment}.',
  again: '{name} చూసిన తర్వాత ({moment}) కొత్తగా ఏదో జరిగింది.',
  act: {
    label: 'చూశాను',
    effect: 'సంకేతం జాబితా నుంచి పోతుంది. ఇద్దరి మధ్య కొత్తగా ఏదైనా జరిగితేనే మళ్లీ వస్తుంది.',
    field: 'మీరు ఏం గమనించారు',
    done: 'చూసినట్టు గుర్తించాం.',
  },
};
