const LAKH = 100_000;
const THOUSAND = 1000;

const cut = (value: number): string => String(Math.floor(value * 10) / 10);

/** An amount for the top of a narrow bar: '600', '1.2k', '1.5L'; nothing for zero. */
export const shortMoney = (paise: number): string => {
  const rupees = Math.round(paise / 100);
  if (rupees === 0) return '';
  if (rupees >= LAKH) return `${cut(rupees / LAKH)}L`;
  return rupees >= THOUSAND ? `${cut(rupees / THOUSAND)}k` : String(rupees);
};
