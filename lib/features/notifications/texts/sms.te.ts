import type * as english from './sms.en.ts';

export const sms = {
  signInCode: '{code} మీ Hunar లాగిన్ కోడ్. ఇది {minutes} నిమిషాలు పనిచేస్తుంది. ఎవరికీ చెప్పకండి.',
  actionCode: '{code} మీ Hunar ఖాతాలో మార్పును నిర్ధారించే కోడ్. ఇది {minutes} నిమిషాలు పనిచేస్తుంది. ఎవరికీ చెప్పకండి.',
  numberChanged:
    'మీ Hunar ఖాతా ఇప్పుడు {last} తో ముగిసే నంబర్\u200cతో తెరుచుకుంటుంది. అది మీరు కాకపోతే, వెంటనే Hunar సపోర్ట్\u200cను సంప్రదించండి.',
  payeeChanged:
    'మీ Hunar పేమెంట్ల UPI ఐడీ మారింది. కొత్త ఐడీ {hours} గంటల తర్వాత వాడుకలోకి వస్తుంది. అది మీరు కాకపోతే, వెంటనే Hunar తెరిచి పాస్‌వర్డ్ మార్చండి.',
  passwordAsked:
    'మీ Hunar ఖాతాలో కొత్త పాస్\u200cవర్డ్ అడిగారు. {hours} గంటల తర్వాత కోడ్\u200cతో మార్చవచ్చు. అది మీరు కాకపోతే, Hunar తెరిచి ఆపండి.',
  contactAsked:
    'Hunar: తమకు నమ్మకమైన వ్యక్తిగా ఉండమని {name} అడుగుతున్నారు. వారు ప్రమాదంలో ఉంటే మీకు చెబుతాం. ఒప్పుకోవడానికి లేదా వద్దనడానికి తెరవండి: {link}',
  contactHelp: 'Hunar: విజిట్ సమయంలో {name} సాయం అడుగుతున్నారు. వెంటనే కాల్ చేయండి. ఇక్కడ చూడండి: {link}',
  contactLeft: 'Hunar: సురక్షితంగా లేదని {name} విజిట్ నుంచి బయటకు వచ్చారు. వెంటనే కాల్ చేయండి. ఇక్కడ చూడండి: {link}',
  contactSilent: 'Hunar: విజిట్ ఆలస్యమవుతోంది, {name} జవాబివ్వడం లేదు. కాల్ చేయండి. ఇక్కడ చూడండి: {link}',
  bookingRequested: 'Hunar లో కొత్త రిక్వెస్ట్ {number}: {day}, {time}. దయచేసి యాప్\u200cలో జవాబివ్వండి.',
  answerSoon: 'Hunar రిక్వెస్ట్ {number} ({day}, {time}) మీ జవాబు కోసం ఎదురుచూస్తోంది. సమయం తక్కువ ఉంది.',
  bookingAccepted: 'మీ Hunar బుకింగ్ {number} కన్ఫర్మ్ అయింది: {day}, {time}.',
  bookingDeclined: 'వర్కర్ Hunar రిక్వెస్ట్ {number} ({day}, {time}) ఒప్పుకోలేదు. యాప్\u200cలో మరొకరిని అడగవచ్చు.',
  bookingExpired: 'Hunar రిక్వెస్ట్ {number} ({day}, {time}): సమయానికి జవాబు రాలేదు, అది ముగిసింది.',
  bookingCancelled: 'Hunar బుకింగ్ {number} ({day}, {time}) రద్దయింది. వివరాలు యాప్‌లో చూడండి.',
  bookingMoved: 'Hunar బుకింగ్ {number} ఇప్పుడు {day}, {time}.',
  bookingReopened: 'వర్కర్ Hunar బుకింగ్ {number} ({day}, {time}) పొరపాటున ఒప్పుకున్నారు. మీ రిక్వెస్ట్‌కు ఇంకా జవాబు రావాలి.',
  timeProposed: 'Hunar బుకింగ్ {number} ({day}, {time}): కొత్త సమయం సూచించారు. దయచేసి యాప్\u200cలో జవాబివ్వండి.',
  workerOnTheWay: 'Hunar బుకింగ్ {number} ({day}, {time}): వర్కర్ దారిలో ఉన్నారు.',
  workerArrived: 'Hunar బుకింగ్ {number} ({day}, {time}): వర్కర్ చేరుకున్నారు.',
  visitTomorrow: 'గుర్తుంచుకోండి: Hunar బుకింగ్ {number} రేపు ఉంది, {day}, {time}.',
  visitSoon: 'గుర్తుంచుకోండి: Hunar బుకింగ్ {number} కాసేపట్లో ఉంది: {day}, {time}.',
} satisfies typeof english.sms;
