interface Placed {
  readonly position?: number | undefined;
}

/** Sorts by the position that admins set; rows without one keep their order at the end. */
export const inListOrder = <Row extends Placed>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.position ?? rows.length) - (b.position ?? rows.length));

/** The writes that give each id its position. */
export const positionUpdates = (ids: readonly string[]) =>
  ids.map((_id, position) => ({ updateOne: { filter: { _id }, update: { $set: { position } } } }));

/** The rows that lose their position when these ids come first. */
export const othersWithPosition = (ids: readonly string[]) => ({
  _id: { $nin: ids },
  position: { $exists: true },
});
