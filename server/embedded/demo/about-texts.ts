const texts: Record<string, readonly [string, string]> = {
  Tailor: [
    'Blouses, salwar suits and uniforms, stitched from your measure or a sample piece.',
    'I come home for the measure and bring the clothes back ironed.',
  ],
  Cook: [
    'North Indian home food, less oil if you like, and a clean kitchen afterwards.',
    'Daily meals for families; for festivals I bring a second pair of hands.',
  ],
  Carpenter: [
    'Doors, beds, wardrobes and everything that creaks.',
    'I show the wood and its price before I cut it.',
  ],
  Electrician: [
    'Fans, inverters, wiring and boards; I switch the mains off and test before I leave.',
    'Small faults are found in one visit; parts come with their bill.',
  ],
  Plumber: [
    'Taps, tanks, motors and hidden leaks.',
    'I carry washers, tape and the usual fittings, so most repairs need no second trip.',
  ],
  Mason: [
    'Tiles, plaster, boundary walls and bathroom floors, with level and thread.',
    'I tell you beforehand how much cement and sand the work needs.',
  ],
  Painter: [
    'Putty, primer and paint for rooms, doors and grills; floors stay covered.',
    'Damp walls are treated first, otherwise the colour does not hold.',
  ],
  Gardener: [
    'Lawns, hedges, roses and kitchen gardens.',
    'I look after terraces and balconies too and know what grows in shade.',
  ],
  'House cleaner': [
    'Floors, kitchens and bathrooms, room by room with you or by a list.',
    'I bring cloths and brushes; soap as you prefer it.',
  ],
  Mechanic: [
    'Scooters, motorcycles and small cars, at your door.',
    'I hear the engine first, then name the price; old parts are handed over.',
  ],
  Driver: [
    'City and highway, manual and automatic, licence and papers in order.',
    'Punctual, no phone at the wheel; I know the roads to the hills well.',
  ],
  Welder: [
    'Gates, grills, railings and tin roofs, cut and welded on the spot.',
    'I bring machine and mask; only a power point is needed.',
  ],
  'AC technician': [
    'Split and window ACs: service, gas, leaks and fitting.',
    'Gas is weighed in before your eyes and the cooling measured.',
  ],
};

/** What a worker of the demo says about the work. */
export const aboutOf = ({ trade, experience }: { trade: string; experience: number }): string => {
  const [first = '', second = ''] = texts[trade] ?? [];
  return experience % 2 === 0 ? `${first} ${second}` : first;
};
