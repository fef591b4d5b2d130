/** The chips are fetched where a filter is on, or with the sheet in which one is chosen. */
export const loadFilterChips = () => import('./filter-chips.tsx');
