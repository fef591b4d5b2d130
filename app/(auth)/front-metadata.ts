import type { Metadata } from 'next';
import { appOrigin } from '#lib/platform/config/env.ts';

/** The picture and words that messengers show beside a link to a front page. */
export const frontMetadata = ({
  title,
  front,
}: {
  title: string;
  front: { title: string; hint: string };
}): Metadata => ({
  title,
  description: front.hint,
  openGraph: {
    type: 'website',
    siteName: 'Hunar',
    title: front.title,
    description: front.hint,
    images: [{ url: `${appOrigin()}/open-graph.png`, width: 1200, height: 630 }],
  },
  twitter: { card: 'summary_large_image' },
});
