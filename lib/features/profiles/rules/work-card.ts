import type { WorkCardBody } from '#lib/features/profiles/contracts/work-card.ts';
import { locales } from '#lib/platform/contract/locale.ts';
import type { UserRecord, WorkCard } from '#models/people/user.ts';

type Holder = Pick<UserRecord, 'role' | 'locale' | 'suspendedAt' | 'workCard'>;

/** The card as its worker last left it; one that was never changed is off. */
export const cardFrom = ({ workCard, locale }: Pick<Holder, 'workCard' | 'locale'>): WorkCard =>
  workCard ?? { isOn: false, serial: 0, showsPhone: false, isIndexed: false, languages: [locale] };

/** Changes a card. It gets a new serial, and so a new address, only when it is switched on. */
export const changeCard = (card: WorkCard, change: WorkCardBody): WorkCard => {
  const { isOn = card.isOn, showsPhone = card.showsPhone, isIndexed = card.isIndexed } = change;
  const { languages = card.languages } = change;
  return {
    ...{ isOn, showsPhone, isIndexed },
    languages: locales.filter((one) => languages.includes(one)),
    serial: card.serial + (isOn && !card.isOn ? 1 : 0),
  };
};

/** Whether a worker's card can be opened under this serial. */
export const isCardOpen = (holder: Holder, serial: number): boolean => {
  const { isOn, serial: current } = cardFrom(holder);
  return isOn && serial === current && holder.role === 'worker' && holder.suspendedAt === null;
};

/** The year in which the worker began, from the years of experience; null if they are unknown. */
export const workingSince = (experienceYears: number | null, localDate: string): number | null =>
  experienceYears === null ? null : Number(localDate.slice(0, 4)) - experienceYears;
