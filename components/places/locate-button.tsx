'use client';

import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { isDenied, locate } from '#lib/features/places/client/locate.ts';
import type { FoundPlace, Place } from '#lib/features/places/contracts/places.ts';
import type { PlaceWords } from './place-words.ts';

interface LocateButtonProps {
  words: PlaceWords['dialog'];
  onFound(place: Place): void;
}

const useLocate = ({ words, onFound }: LocateButtonProps) => {
  const [isLocating, setLocating] = useState(false);
  const [fault, setFault] = useState('');
  const [source, setSource] = useState('');
  const show = ({ data, attribution = '' }: FoundPlace): void => {
    setSource(attribution);
    onFound(data);
  };
  const start = async (): Promise<void> => {
    setLocating(true);
    setFault('');
    try {
      show(await locate());
    } catch (error) {
      setFault(isDenied(error) ? words.denied : words.lost);
    } finally {
      setLocating(false);
    }
  };
  return { isLocating, fault, source, start };
};

/** Asks the device where it is. */
export const LocateButton = (props: LocateButtonProps) => {
  const { words } = props;
  const { isLocating, fault, source, start } = useLocate(props);
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="outline"
        size="block"
        aria-busy={isLocating}
        onClick={() => !isLocating && void start()}
      >
        {isLocating ? <Spinner /> : <LocateFixed aria-hidden className="size-5 text-brand" />}
        {isLocating ? words.locating : words.locate}
      </Button>
      <div role="alert" className="empty:hidden">
        {fault && <Alert variant="destructive">{fault}</Alert>}
      </div>
      {source && <p className="text-xs text-muted">{source}</p>}
    </div>
  );
};
