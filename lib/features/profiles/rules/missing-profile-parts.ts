interface Profile {
  name: string;
  email: string;
  phone: string | null;
  address: { city?: string | undefined; state?: string | undefined };
  skills: readonly string[];
  hourlyRate: number | null;
  priceRange: object | null;
}

export type ProfilePart = 'name' | 'email' | 'phone' | 'city' | 'state' | 'skills' | 'price';

/** What a worker's profile lacks before customers can find, reach and book them. */
export const missingProfileParts = (profile: Profile): ProfilePart[] => {
  const { name, email, phone, address, skills, hourlyRate, priceRange } = profile;
  const { city, state } = address;
  const entries: [ProfilePart, string | null | undefined][] = [
    ['name', name],
    ['email', email],
    ['phone', phone],
    ['city', city],
    ['state', state],
    ['skills', skills.join('')],
    ['price', hourlyRate === null && priceRange === null ? null : 'given'],
  ];
  return entries.flatMap(([part, value]) => (value?.trim() ? [] : [part]));
};
