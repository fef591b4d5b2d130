const BRAND = ' · Hunar';

/** A page's title as tabs and histories show it. */
export const toDocumentTitle = (title: string): string => title + BRAND;

/** The same without the brand, for lists of our own pages. */
export const withoutBrand = (title: string): string =>
  title.endsWith(BRAND) ? title.slice(0, -BRAND.length) : title;
