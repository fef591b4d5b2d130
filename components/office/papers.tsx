'use client';

import type { office } from '#lib/features/office/texts/office.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { OpenedFile } from './opened-file.tsx';

interface PapersProps {
  papersId: string;
  /** The worker's profile photo, to compare the face with; null without one. */
  profileImage: string | null;
  words: (typeof office)['papers'];
}

const ProfilePhoto = ({ profileImage, words }: Omit<PapersProps, 'papersId'>) => (
  <figure className="flex min-w-0 flex-1 basis-[10rem] flex-col gap-2">
    <figcaption className="text-sm text-muted">{words.photo}</figcaption>
    {profileImage === null ? (
      <p>{words.noPhoto}</p>
    ) : (
      <picture>
        <img
          src={profileImage}
          alt={words.photo}
          width={256}
          height={256}
          className="h-auto w-full max-w-64 rounded-control border border-line"
        />
      </picture>
    )}
  </figure>
);

/** The profile photo beside the two pictures of a worker who asks to be verified, each opened at a tap. */
export const Papers = ({ papersId, profileImage, words }: PapersProps) => (
  <div className="flex flex-wrap gap-3">
    <ProfilePhoto profileImage={profileImage} words={words} />
    {(['paper', 'face'] as const).map((which) => (
      <OpenedFile
        key={which}
        isPicture
        name={words[which]}
        words={{ open: words.look, failed: words.failed, larger: words.larger, smaller: words.smaller }}
        read={() => api('GET /admin/verifications/{id}/{which}', { params: { id: papersId, which } })}
      />
    ))}
  </div>
);
