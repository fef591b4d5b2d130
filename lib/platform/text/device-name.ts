/** A device in words that people know. */
export interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

type Mark = readonly [RegExp, string];

// A user agent also names the browser's ancestors, so the most specific name comes first.
const browsers: readonly Mark[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly Mark[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (marks: readonly Mark[], text: string): string | null =>
  marks.find(([mark]) => mark.test(text))?.[1] ?? null;

/** Reads a User-Agent; null if nothing in it is worth showing. */
export const readDeviceName = (userAgent: string): DeviceName | null => {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  return browser && system ? { browser, system } : null;
};
