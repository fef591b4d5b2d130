interface Profile {
  name: string;
  email: string;
  phone: string | null;
  address: { city?: string | undefined; state?: string | undefined };
}

export type ProfilePart = 'name' | 'email' | 'phone' | 'city' | 'state';

/** What a worker's profile lacks before customers can find and reach them. */
export const missingProfileParts = ({ name, email, phone, address }: Profile): ProfilePart[] => {
  const { city, state } = address;
  const entries: [ProfilePart, string | null | undefined][] = [
    ['name', name],
    ['email', email],
    ['phone', phone],
    ['city', city],
    ['state', state],
  ];
  return entries.flatMap(([part, value]) => (value?.trim() ? [] : [part]));
};
