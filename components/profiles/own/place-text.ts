interface Place {
  city?: string | undefined;
  state?: string | undefined;
}

/** City and state in one line; what is not known is left out. */
export const placeText = ({ city, state }: Place): string => [city, state].filter(Boolean).join(', ');
