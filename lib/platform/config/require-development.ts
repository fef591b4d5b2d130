import { env } from './env.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

/** The page that shows every part of our screens is for those who build them; for everyone else it is not there. */
export const openDesign = async (): Promise<void> => {
  const { mode, HUNAR_DESIGN } = env();
  if (mode !== 'development' && HUNAR_DESIGN === 'off') throw new AppError('not_found');
};
