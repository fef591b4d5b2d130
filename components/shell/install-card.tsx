'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button.tsx';
import {
  install,
  readInstallOffer,
  refuseInstall,
  subscribeInstallOffer,
  type InstallOffer,
} from '#lib/platform/browser/install-prompt.ts';
import type { install as installWords } from '#lib/wiring/texts/frame.en.ts';
import { BrandMark } from './brand-mark.tsx';

type InstallWords = typeof installWords;

const onServer = (): InstallOffer => null;

/** Offers to install the app, if the phone can and the reader has not declined. */
export const InstallCard = ({ words }: { words: InstallWords }) => {
  const offer = useSyncExternalStore(subscribeInstallOffer, readInstallOffer, onServer);
  if (offer === null) return null;
  const isButton = offer === 'button';
  return (
    <section
      aria-labelledby="install"
      className="flex gap-3 rounded-card border border-line bg-card p-4 shadow-soft"
    >
      <span className="shrink-0">
        <BrandMark />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id="install" className="font-semibold">
          {isButton ? words.title : words.iosTitle}
        </h2>
        <p className="mt-1 text-sm text-muted">{isButton ? words.benefit : words.ios}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {isButton && <Button onClick={() => void install()}>{words.install}</Button>}
          <Button variant="ghost" onClick={refuseInstall}>
            {words.notNow}
          </Button>
        </div>
      </div>
    </section>
  );
};
