'use client';

import { Eye } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { cn } from './cn.ts';
import { bareInputClass, controlClass } from './input.tsx';

export interface PasswordWords {
  readonly showPassword: string;
  readonly hidePassword: string;
}

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & { words: PasswordWords };

/** A password field with a button to show the password. */
export const PasswordInput = ({ className, words, ...props }: PasswordInputProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <div data-slot="password-input" className={cn(controlClass, className)}>
      <input
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={bareInputClass}
        {...props}
      />
      <button
        type="button"
        aria-label={isShown ? words.hidePassword : words.showPassword}
        onClick={() => setShown(!isShown)}
        className="relative grid size-11.5 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
      >
        <Eye aria-hidden className="size-5" />
        {/* Cheaper than a second icon in the first script. */}
        {isShown && <span aria-hidden className="absolute h-0.5 w-6 -rotate-45 rounded-full bg-current" />}
      </button>
    </div>
  );
};
