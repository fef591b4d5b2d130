import { findUsers } from '#models/people/user.ts';

/** By what an invitation reaches somebody: their e-mail address and their phone. */
export const contactsOf = async (userId: string): Promise<string[]> => {
  const [user] = await findUsers([userId]);
  if (!user) return [];
  return [user.email, ...(user.phone ? [user.phone] : [])];
};
