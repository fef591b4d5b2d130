import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { account } from '#lib/features/profiles/texts/profiles.en.ts';
import type { NewLooksWords } from './new-looks.tsx';
import type { TickOption } from './tick-list.tsx';

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
  | 'serviceAreas'
  | 'versions';

export interface WorkerFormProps {
  worker: Pick<SelfUser, Edited>;
  words: Pick<typeof account, 'name' | 'phone' | 'save' | 'saving' | 'worker' | 'edit'>;
  skills: readonly TickOption[];
  workTypes: readonly TickOption[];
  /** Warning about a new name; null when it affects nothing. */
  newLooks: NewLooksWords | null;
  onSaved(): void;
  /** The change waits for the network. */
  onWait(): void;
}
