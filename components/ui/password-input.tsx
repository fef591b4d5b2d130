'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { cn } from './cn.ts';
import { bareInputClass, controlClass } from './input.tsx';

export interface PasswordWords {
  readonly showPassword: string;
  readonly hidePassword: string;
}

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & { words: PasswordWords };

/** A password, hidden until its owner wants to see it. */
export const PasswordInput = ({ className, words, ...props }: PasswordInputProps) => {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
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
        className="grid size-11.5 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
};
