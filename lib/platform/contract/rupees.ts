// Money is in paise. Rupees are what people type, and the fields that the specification names in rupees.

export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;
