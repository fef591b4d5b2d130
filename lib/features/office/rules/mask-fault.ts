const hidden = '…';

/** An error as the office shows it: mail servers and gateways quote addresses, numbers and links with keys. */
export const maskFault = (fault: string): string =>
  fault
    .replace(/https?:\/\/\S+/g, hidden)
    .replace(/\S+@\S+/g, hidden)
    .replace(/\+?\d[\d -]{5,}\d/g, hidden);
