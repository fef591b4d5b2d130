import type * as english from './waiting.en.ts';

export const waitingAtDoor = {
  title: 'గుమ్మం దగ్గర ఎదురుచూపు',
  terms: '{time} వరకు ఎదురుచూడటానికి ఖర్చు లేదు. ఆ తర్వాత మొదలైన ప్రతి 15 నిమిషాలకు {quarter}, గరిష్ఠంగా {max}.',
  report: 'నేను గుమ్మం దగ్గర ఎదురుచూస్తున్నాను',
  reported: '{name} గారికి చెప్పాం',
  since: 'మీరు {time} నుంచి ఎదురుచూస్తున్నారు.',
  sinceOther: '{name} గారు {time} నుంచి మీ గుమ్మం దగ్గర ఎదురుచూస్తున్నారు.',
  asked: 'పని మొదలయ్యాక దీని గురించి {name} గారిని అడుగుతాం.',
  agreed: '{name} గారు దీన్ని నిర్ధారించారు.',
  confirm: 'అవును, {name} గారు ఇక్కడే ఉన్నారు',
  confirmed: 'ధన్యవాదాలు. మీరు వస్తున్నారని {name} గారికి తెలుసు.',
} satisfies typeof english.waitingAtDoor;

export const overtime = {
  title: 'అంతా బాగానే ఉందా?',
  hint: 'అనుకున్న సమయం ముగిసింది. అంతా బాగానే ఉందని చెప్పండి, లేదా పని పూర్తి చేయండి. మీకు ఏజెన్సీ ఉంటే, జవాబు రాకపోతే వారికి చెప్తాం.',
  yes: 'అవును, అంతా బాగానే ఉంది',
  done: 'ధన్యవాదాలు. నిదానంగా పూర్తి చేయండి.',
} satisfies typeof english.overtime;

export const onTheWay = {
  estimate: '{name} గారు బయలుదేరారు (సమయం: {time}). మామూలుగా బయలుదేరే చోటు నుంచి సుమారు {minutes} నిమిషాలు పడుతుంది.',
} satisfies typeof english.onTheWay;
