import type { handover as english } from './handover.en.ts';

export const handover: typeof english = {
  worker: {
    title: 'Hunar అడుగుతోంది: ఈ పని తీసుకోగలరా?',
    for: '{name} గారి కోసం',
    hint: 'మీరు, కస్టమర్ ఇద్దరూ సరే అంటే పని మీదే. {time} లోపు జవాబివ్వండి.',
    yes: 'సరే, వస్తాను',
    no: 'లేదు, కుదరదు',
    agreed: 'మీరు సరే అన్నారు. {time} వరకు కస్టమర్ జవాబు కోసం చూస్తున్నాం.',
  },
  customer: {
    title: '{former} గారి బదులు {name} గారిని Hunar సూచిస్తోంది',
    new: 'కొత్తవారు',
    same: 'అదే సమయం, అదే ధర: {price}.',
    lower: 'అదే సమయం. ధర {before} నుంచి {price} కు తగ్గుతుంది.',
    higher: 'అదే సమయం. ధర {before} నుంచి {price} కు పెరుగుతుంది.',
    hint: '{time} లోపు జవాబివ్వండి. వద్దన్నా, జవాబివ్వకపోయినా {former} గారే వస్తారు.',
    yes: 'సరే, {name} గారు రావచ్చు',
    yesFor: 'సరే, {price} కు',
    no: 'వద్దు, {former} గారే రావాలి',
    agreed: 'మీరు సరే అన్నారు. {time} వరకు {name} గారి జవాబు కోసం చూస్తున్నాం.',
    ready: '{name} గారు రాగలరు.',
  },
  failed: 'మీ జవాబు పంపలేకపోయాం',
};
