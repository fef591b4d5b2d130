import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { account } from '#lib/features/profiles/texts/profiles.en.ts';
import type { TickOption } from './tick-list.tsx';

/** How far a worker goes, in kilometres. */
export const radii = [5, 10, 15, 20, 25] as const;

type Edited =
  | 'name'
  | 'phone'
  | 'about'
  | 'address'
  | 'areaRange'
  | 'skills'
  | 'workTypes'
  | 'priceRange'
  | 'hourlyRate'
  | 'experience'
  | 'certifications'
  | 'serviceAreas';

export interface WorkerFormProps {
  worker: Pick<SelfUser, Edited>;
  words: Pick<typeof account, 'name' | 'phone' | 'save' | 'saving' | 'worker'>;
  skills: readonly TickOption[];
  workTypes: readonly TickOption[];
  onSaved(): void;
}
