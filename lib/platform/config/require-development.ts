import { env } from './env.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

/** Answers 404 for the component gallery outside development. */
export const openDesign = async (): Promise<void> => {
  const { mode, HUNAR_DESIGN } = env();
  if (mode !== 'development' && HUNAR_DESIGN === 'off') throw new AppError('not_found');
};
