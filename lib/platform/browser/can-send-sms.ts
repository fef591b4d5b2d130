/** Whether this installation can send SMS, so that numbers can be confirmed. The page says so from its first byte. */
export const canSendSms = (): boolean => document.documentElement.classList.contains('sms');
