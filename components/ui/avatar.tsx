import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from './cn.ts';
import { firstLetter } from '#lib/platform/text/first-letter.ts';

const avatarVariants = cva(
  'relative grid shrink-0 place-items-center overflow-hidden rounded-full leading-none font-bold uppercase select-none',
  {
    variants: {
      size: {
        tiny: 'size-6 text-[0.625rem]',
        small: 'size-9 text-xs',
        medium: 'size-13 text-lg',
        large: 'size-24 text-2xl',
      },
      tint: {
        teal: 'bg-tint text-brand',
        warm: 'bg-tint-warm text-warm-ink',
        blue: 'bg-info-tint text-info',
        violet: 'bg-violet-tint text-violet',
        rose: 'bg-rose-tint text-rose',
      },
    },
    defaultVariants: { size: 'medium' },
  },
);

const pixels = { tiny: 24, small: 36, medium: 52, large: 96 };
const tints = ['teal', 'warm', 'violet', 'blue', 'rose'] as const;

// Two Latin letters fit side by side; letters with signs above, below and beside them are as wide as two.
const isNarrow = (letter: string): boolean => /^\p{Script=Latin}/u.test(letter);

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const [first, last] = [firstLetter(words[0]), words.length > 1 ? firstLetter(words.at(-1)) : ''];
  return isNarrow(first) && isNarrow(last) ? first + last : first;
};

const tintOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return tints[sum % tints.length];
};

interface AvatarProps extends Pick<VariantProps<typeof avatarVariants>, 'size'> {
  name: string;
  src?: string | null | undefined;
  className?: string;
}

/** Somebody's picture, or their initials on a tint that stays theirs. The name stands beside it, so screen readers skip it. */
export const Avatar = ({ name, src, size, className }: AvatarProps) => {
  const side = pixels[size ?? 'medium'];
  return (
    <span
      aria-hidden
      data-slot="avatar"
      className={cn(avatarVariants({ size, tint: tintOf(name) }), className)}
    >
      {initialsOf(name)}
      {src && (
        // Without an alternative text, a picture that does not come leaves the initials to be seen.
        <picture>
          <img
            src={src}
            alt=""
            width={side}
            height={side}
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
          />
        </picture>
      )}
    </span>
  );
};
