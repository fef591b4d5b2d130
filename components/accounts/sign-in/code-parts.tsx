import type { ComponentProps } from 'react';
import { loadCodeWords } from '#components/accounts/code/code-words.ts';
import { CodeSignIn } from './code-sign-in.tsx';
import { CodeWay } from './code-way.tsx';

/** Loads the parts that sign in by code, with their texts. */
export const loadCodeParts = async (language: string) => {
  const words = await loadCodeWords(language);
  return {
    CodeSignIn: function WordedSignIn(props: Omit<ComponentProps<typeof CodeSignIn>, 'words'>) {
      return <CodeSignIn {...props} words={words} />;
    },
    CodeWay: function WordedWay(props: Omit<ComponentProps<typeof CodeWay>, 'words'>) {
      return <CodeWay {...props} words={words} />;
    },
  };
};

export type CodeParts = Awaited<ReturnType<typeof loadCodeParts>>;
