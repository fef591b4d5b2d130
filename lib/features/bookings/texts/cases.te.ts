import type { caseForm as englishForm, cases as english } from './cases.en.ts';

export const cases: typeof english = {
  title: 'ఏదో తప్పు జరిగింది',
  hint: 'ఎదుటివారు జవాబిస్తారు, Hunar నిర్ణయిస్తుంది.',
  reasons: {
    not_done: 'పని పూర్తి కాలేదు',
    damaged: 'ఏదో పాడైంది',
    price: 'ధర సరిగ్గా లేదు',
    payment: 'పేమెంట్‌లో సమస్య ఉంది',
    behaviour: 'ప్రవర్తన బాగోలేదు',
    no_one_came: 'ఎవరూ రాలేదు',
  },
  own: 'ఈ ఫిర్యాదు మీరు చేశారు. నంబర్ {number}.',
  theirs: 'ఈ ఫిర్యాదు {name} చేశారు. నంబర్ {number}.',
  answerBy: '{time} లోపు మీ మాట చెప్పండి. ఆ తర్వాత అది లేకుండానే Hunar నిర్ణయించవచ్చు.',
  answerLate: 'Hunar నిర్ణయించే వరకు మీ మాట చెప్పవచ్చు.',
  waits: '{name} గారు {time} వరకు జవాబివ్వవచ్చు.',
  appealed: 'అప్పీలు వచ్చింది. Hunar టీమ్‌లో వేరొకరు {time} లోపు నిర్ణయిస్తారు. అప్పటివరకు ఏదీ అమలు కాదు.',
  appealBy: 'మీకు నచ్చకపోతే {time} లోపు అప్పీలు చేయండి. ఇద్దరిలో ఎవరూ చేయకపోతే అప్పుడు నిర్ణయం అమలవుతుంది.',
  closed: 'ఈ నిర్ణయమే ఆఖరిది.',
  ended: 'ఇద్దరిలో ఒకరి ఖాతా తొలగించడంతో నిర్ణయం లేకుండా మూసేశాం.',
  decision: 'Hunar నిర్ణయం',
  lastDecision: 'అప్పీలు తర్వాత Hunar నిర్ణయం',
  replaced: 'దీనికి బదులు అప్పీలు తర్వాతి నిర్ణయం వర్తిస్తుంది.',
  noMoney: 'ఎవరూ ఏమీ ఇవ్వక్కర్లేదు.',
  ownCredit: 'మీ Hunar వాలెట్‌లో {amount} చేరతాయి.',
  theirCredit: '{name} గారికి Hunar {amount} ఇస్తుంది. దీనికి మీరు ఏమీ ఇవ్వక్కర్లేదు.',
  ownRefund: 'వర్కర్ మీకు {amount} తిరిగి ఇస్తారు.',
  theirRefund: 'మీరు {name} గారికి {amount} తిరిగి ఇవ్వాలి.',
  ownAppeal: 'మీ అప్పీలు',
  theirAppeal: '{name} చేసిన అప్పీలు',
  answer: 'మీ మాట చెప్పండి',
  appeal: 'అప్పీలు చేయండి',
};

export const caseForm: typeof englishForm = {
  reason: 'దేని గురించి?',
  missingReason: 'దేని గురించో ఎంచుకోండి.',
  label: 'ఏం జరిగింది?',
  missing: 'ఏం జరిగిందో చెప్పండి.',
  send: 'Hunar కు పంపండి',
  next: {
    open: 'జవాబివ్వడానికి {name} గారికి 48 గంటల సమయం ఉంటుంది. తర్వాత Hunar మీరిద్దరూ చెప్పింది చదివి నిర్ణయిస్తుంది.',
    answer: 'Hunar మీరిద్దరూ చెప్పింది చదివి నిర్ణయిస్తుంది.',
    appeal: 'Hunar టీమ్‌లో వేరొకరు అంతా మళ్లీ చదువుతారు. వారి నిర్ణయమే ఆఖరిది.',
  },
  done: {
    open: 'ధన్యవాదాలు. జవాబివ్వడానికి {name} గారికి 48 గంటల సమయం ఉంటుంది.',
    answer: 'ధన్యవాదాలు. ఇక Hunar నిర్ణయిస్తుంది.',
    appeal: 'ధన్యవాదాలు. ఇక Hunar టీమ్‌లో వేరొకరు నిర్ణయిస్తారు.',
  },
};
