/** Demo review comments by stars. */
const texts: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Came on time and did neat work. I will call again.',
    'Very polite, explained the price before starting.',
    'Finished before time and cleaned up afterwards.',
    'Good hands. My neighbour has taken the number too.',
    'Work as promised, nothing extra asked.',
    'बहुत बढ़िया काम, समय पर आए।',
  ],
  4: [
    'Good work. Came twenty minutes late but told me on the way.',
    'Work is fine, had to ask for the last bit of cleaning.',
    'Knows the work well. Bring your own ladder.',
    'काम अच्छा है, थोड़ी देर हुई।',
  ],
  3: ['Work is all right, but it took longer than we had agreed.', 'Had to call again for a small thing.'],
  2: ['Came late and had to leave for a part. Finished the next day.'],
};

const stars = [5, 5, 4, 5, 4, 5, 3, 5, 4, 5, 5, 2];

const answers = ['Thank you! Call me any time.', 'Thank you, it was a pleasure to work at your place.'];

/** The stars and words of the review with this number; every fifth comes without words. */
export const pickReview = (number: number): { rating: number; comment: string } => {
  const rating = stars[number % stars.length] ?? 5;
  const choices = texts[rating] ?? [];
  const comment = number % 5 === 4 ? '' : (choices[Math.floor(number / 3) % choices.length] ?? '');
  return { rating, comment };
};

/** The worker's answer to a review; mostly none. */
export const pickAnswer = (number: number): string | null =>
  number % 4 === 1 ? (answers[number % answers.length] ?? null) : null;

const ofCustomers: readonly { rating: number; comment: string }[] = [
  { rating: 5, comment: 'Everything was ready when I came, and paid at once.' },
  { rating: 4, comment: 'Polite family. Parking is a problem there.' },
  { rating: 5, comment: 'सारा सामान तैयार था, पैसे तुरंत मिले।' },
  { rating: 3, comment: 'Nobody opened for twenty minutes, then all was fine.' },
  { rating: 5, comment: '' },
];

/** The worker's review of the customer in return; mostly none. */
export const pickCustomerReview = (number: number): { rating: number; comment: string } | null =>
  number % 3 === 1 ? (ofCustomers[Math.floor(number / 3) % ofCustomers.length] ?? null) : null;
