import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from './cn.ts';

/** The style of buttons, also for links that act as buttons: `<Link className={buttonVariants()}>`. */
export const buttonVariants = cva(
  'inline-flex min-h-12 items-center justify-center rounded-control py-2 text-center font-semibold transition-[background-color,opacity,scale] duration-150 active:scale-[0.98] disabled:pointer-events-none aria-disabled:pointer-events-none aria-busy:opacity-75 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-brand text-brand-ink hover:bg-brand/90',
        outline: 'border border-field bg-card text-ink hover:bg-chip',
        destructive: 'bg-danger text-danger-ink hover:bg-danger/90',
        ghost: 'text-ink hover:bg-chip',
        link: 'text-brand underline-offset-4 hover:underline',
      },
      size: {
        default: 'gap-2 px-6',
        block: 'w-full gap-2 px-6',
        compact: 'gap-2 px-3 text-sm',
        tile: 'flex-col px-3',
        flush: 'gap-2',
      },
    },
    defaultVariants: { variant: 'primary', size: 'default' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Does nothing for now, but keeps the focus, which `disabled` would take away. */
    isHeld?: boolean;
  };

const ignore = (event: MouseEvent): void => event.preventDefault();

/** For a plain button, after its own `onClick`: `{...(isBusy && held)}` does what `isHeld` does. */
export const held = { 'aria-disabled': true, onClick: ignore } as const;

/** A button; its default type is 'button', so none submits a form by accident. */
export const Button = ({ className, variant, size, type = 'button', isHeld, ...props }: ButtonProps) => (
  <button
    data-slot="button"
    type={type}
    className={cn(buttonVariants({ variant, size }), className)}
    {...props}
    {...(isHeld && held)}
  />
);
