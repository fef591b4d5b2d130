import type { NamingRefusal } from '#lib/features/admin/contracts/naming.ts';
import type { Role } from '#lib/platform/contract/actor.ts';

interface Candidate {
  readonly id: string;
  readonly role: Role;
  readonly hasProvedEmail: boolean;
  readonly isPaused: boolean;
  /** A customer with a booking ahead has to keep that role. */
  readonly hasOpenBooking: boolean;
}

/** Returns why a lead cannot give an account access to the office or change its right; null when they can. */
export const namingRefusal = (person: Candidate, leadId: string): NamingRefusal | null => {
  if (person.id === leadId) return 'own_account';
  if (person.role === 'admin') return null;
  // Worker pages and agency teams must not lose their owner.
  if (person.role !== 'customer') return 'other_role';
  if (person.isPaused) return 'paused';
  if (!person.hasProvedEmail) return 'no_proved_email';
  return person.hasOpenBooking ? 'open_booking' : null;
};
