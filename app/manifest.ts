import type { MetadataRoute } from 'next';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

type Icon = NonNullable<MetadataRoute.Manifest['icons']>[number];

const icon = (purpose: 'any' | 'maskable', size: number): Icon => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('any', 192)] });

const screenshot = (name: string, label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes: '720x1600',
  type: 'image/webp',
  form_factor: 'narrow' as const,
  label,
});

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const locale = await readLocale();
  const { frame, home, page, messages: chat } = messages(locale);
  return {
    id: publicPaths.home,
    name: 'Hunar',
    short_name: 'Hunar',
    description: page.description,
    lang: locale,
    start_url: publicPaths.home,
    scope: publicPaths.home,
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#fbfaf7',
    theme_color: '#0f6b66',
    categories: ['lifestyle', 'business'],
    icons: [icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)],
    shortcuts: [shortcut(frame.search, publicPaths.search), shortcut(chat.page.title, accountPaths.messages)],
    screenshots: [
      screenshot('home', home.heading),
      screenshot('search', frame.search),
      screenshot('worker', frame.services),
    ],
  };
}
