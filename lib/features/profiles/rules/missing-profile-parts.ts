interface Profile {
  name: string;
  email: string | null;
  phone: string | null;
  /** A worker who is reached by a proved number needs no email address. */
  isPhoneProved?: boolean;
  address: { city?: string | undefined; state?: string | undefined };
  skills: readonly string[];
  hourlyRate: number | null;
  priceRange: object | null;
}

export type ProfilePart = 'name' | 'email' | 'phone' | 'city' | 'state' | 'skills' | 'price';

/** Returns what a worker's profile lacks before customers can find, contact and book them. */
export const missingProfileParts = (profile: Profile): ProfilePart[] => {
  const { name, email, isPhoneProved, phone, address, skills, hourlyRate, priceRange } = profile;
  const { city, state } = address;
  const entries: [ProfilePart, string | null | undefined][] = [
    ['name', name],
    ['email', isPhoneProved ? 'not needed' : email],
    ['phone', phone],
    ['city', city],
    ['state', state],
    ['skills', skills.join('')],
    ['price', hourlyRate === null && priceRange === null ? null : 'given'],
  ];
  return entries.flatMap(([part, value]) => (value?.trim() ? [] : [part]));
};
