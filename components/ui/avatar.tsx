import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from './cn.ts';
import { firstLetter } from '#lib/platform/text/first-letter.ts';

const avatarVariants = cva(
  'relative grid shrink-0 place-items-center overflow-hidden rounded-full leading-none font-bold uppercase select-none',
  {
    variants: {
      size: {
        tiny: 'size-6 text-[10px]',
        small: 'size-9 text-[12px]',
        medium: 'size-13 text-[18px]',
        large: 'size-24 text-[28px]',
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

// Two plain Latin letters fit side by side; letters of other scripts can be twice as wide.
const isNarrow = (letter: string): boolean => /^\p{Script=Latin}/u.test(letter);

const toInitials = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const [first, last] = [firstLetter(words[0]), words.length > 1 ? firstLetter(words.at(-1)) : ''];
  return isNarrow(first) && isNarrow(last) ? first + last : first;
};

const pickTint = (name: string) => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return tints[sum % tints.length];
};

interface AvatarProps extends Pick<VariantProps<typeof avatarVariants>, 'size'> {
  name: string;
  src?: string | null | undefined;
  className?: string;
}

/**
 * A person's photo, or their initials on a tint derived from the name. Hidden from screen readers, as the name is
 * shown beside it.
 */
export const Avatar = ({ name, src, size, className }: AvatarProps) => {
  const side = pixels[size ?? 'medium'];
  return (
    <span
      aria-hidden
      data-slot="avatar"
      className={cn(avatarVariants({ size, tint: pickTint(name) }), className)}
    >
      {/* Shown late behind a photo: they would only flash before it. */}
      <span className={src ? 'animate-[appear_150ms_ease-out_8s_both]' : undefined}>{toInitials(name)}</span>
      {src && (
        // Without alt text, a picture that fails to load leaves the initials visible.
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
