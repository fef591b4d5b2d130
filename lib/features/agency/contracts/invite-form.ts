import { z } from 'zod';
import { inviteBody } from './agency.ts';

const typed = z.record(z.string(), z.unknown());

export const inviteForm = z.preprocess((values) => {
  const { success, data } = typed.safeParse(values);
  if (!success) return values;
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '' && value !== undefined));
}, inviteBody);
