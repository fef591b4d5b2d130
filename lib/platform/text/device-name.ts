/** What a device tells of itself, in names that people know. */
export interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

type Mark = readonly [RegExp, string];

// Each browser also names those that it descends from: the youngest comes first.
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

/** Reads a browser's own description (User-Agent); null where it says nothing that people know. */
export const readDeviceName = (userAgent: string): DeviceName | null => {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  return browser && system ? { browser, system } : null;
};
