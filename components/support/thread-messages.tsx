import { PrivatePhoto } from '#components/page/private-photo.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';

interface ThreadMessage {
  readonly key: string;
  readonly by: 'author' | 'office';
  /** Who wrote it, and when. */
  readonly head: string;
  readonly text: string;
  readonly photos: readonly string[];
}

interface ThreadMessagesProps {
  label: string;
  messages: readonly ThreadMessage[];
  words: { readonly photo: string; readonly photoMissing: string };
}

/** Both sides' messages, oldest first; ours are tinted. */
export const ThreadMessages = ({ label, messages, words }: ThreadMessagesProps) => (
  <ol aria-label={label} className="flex flex-col gap-2">
    {messages.map(({ key, by, head, text, photos }) => (
      <li
        key={key}
        data-office={by === 'office' || undefined}
        className="flex flex-col gap-1 rounded-control bg-chip p-3 text-sm data-office:bg-tint"
      >
        <p className="font-semibold wrap-anywhere">{head}</p>
        <p lang={guessLanguage(text)} className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
        {photos.length > 0 && (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
            {photos.map((photoKey, at) => (
              <li key={photoKey}>
                <PrivatePhoto
                  photoKey={photoKey}
                  alt={fill(words.photo, { number: at + 1 })}
                  failed={words.photoMissing}
                />
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);
