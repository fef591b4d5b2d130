import type * as english from './confirm-email.en.ts';

export const confirmEmail = {
  again: 'లింక్ మళ్లీ పంపండి',
  sent: 'లింక్ పంపాం',
  sentHint: 'అది ఒక్కసారి, 24 గంటల వరకు పనిచేస్తుంది. స్పామ్ ఫోల్డర్ కూడా చూడండి.',
  failed: 'లింక్ పంపలేకపోయాం',
  failedHint: 'ఇంటర్నెట్ చూసి మళ్లీ ప్రయత్నించండి.',
} satisfies typeof english.confirmEmail;
