import type { money as english } from './money.en.ts';

export const money = {
  errors: {
    nothing_owed: 'ఈ బుకింగ్‌కు ఇక చెల్లించాల్సింది ఏమీ లేదు.',
    no_credit: 'ఈ బుకింగ్‌కు వాడటానికి మీ వాలెట్‌లో క్రెడిట్ లేదు.',
    top_up_open: 'మీరు ఇప్పటికే రిక్వెస్ట్ పంపారు. కన్ఫర్మ్ అయ్యే వరకు ఆగండి.',
    top_up_decided: 'ఈ రిక్వెస్ట్‌పై ఇప్పటికే నిర్ణయం అయింది.',
  },
  messages: {
    paid: 'పేమెంట్ నమోదైంది.',
    waived: 'ఫీజు మాఫీ అయింది.',
    creditUsed: 'ఈ బుకింగ్‌కు మీ క్రెడిట్ వాడారు.',
    requested: 'మీ రిక్వెస్ట్ అందింది. కన్ఫర్మ్ కాగానే డబ్బు మీ వాలెట్‌లో ఉంటుంది.',
  },
  news: {
    titles: {
      job_paid: '{name} మీ {amount} పేమెంట్ నమోదు చేశారు',
      fee_due: 'ఆలస్యంగా రద్దు చేసినందుకు {name} మీకు {amount} ఇవ్వాలి',
      fee_paid: '{name} {amount} ఫీజు అందిందని నమోదు చేశారు',
      fee_waived: '{name} {amount} ఫీజు మాఫీ చేశారు',
      top_up_confirmed: '{amount} మీ వాలెట్‌లోకి వచ్చాయి',
      top_up_refused: 'మీ {amount} టాప్-అప్ కన్ఫర్మ్ కాలేదు',
      credit: 'మీకు {amount} క్రెడిట్ వచ్చింది',
      credit_used: '{name} {amount} క్రెడిట్‌తో చెల్లించారు',
    },
    bodies: {
      job_paid: '{service}. బుకింగ్ {number}.',
      fee_due: '{service}. బుకింగ్ {number}.',
      fee_paid: '{service}. బుకింగ్ {number}.',
      fee_waived: '{service}. బుకింగ్ {number}.',
      top_up_confirmed: 'టాప్-అప్ {number}.',
      top_up_refused: 'టాప్-అప్ {number}: {reason}',
      credit: 'Hunar లో {name} మొదటి పనికి.',
      credit_used: '{service}. బుకింగ్ {number}.',
    },
  },
} satisfies typeof english;
