/** Chips load only when a filter is active, or with the filter sheet. */
export const loadFilterChips = () => import('./filter-chips.tsx');
