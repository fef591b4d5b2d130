'use client';

import { useRef, useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { StarInput } from '#components/ui/star-input.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { lengthOf, Textarea } from '#components/ui/textarea.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { rateUsCall } from '#lib/features/reviews/contracts/reviews.calls.ts';
import type { ActWords } from '#components/bookings/tell-failure.ts';
import { useStep } from '#components/bookings/use-step.ts';

const MOST_LETTERS = 1000;
const COMMENT = 'rating-comment';

export interface RatingWords extends ActWords {
  /** Said when no star was chosen. */
  readonly missing: string;
  /** Who reads it, and when. */
  readonly blind: string;
}

interface RatingFormProps {
  bookingId: string;
  words: RatingWords;
  onDone(): void;
}

const useRating = ({ bookingId, words, onDone }: RatingFormProps) => {
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [isPublic, setPublic] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, run, finish } = useStep(words);
  // The server takes one review a booking; the key lets a second try of the same one end well.
  const sent = useRef({ key: '', text: '' });
  const send = async (): Promise<void> => {
    if (rating === null) return setMissing(true);
    const body = { rating, isPublic, bookingId, ...(comment.trim() && { comment: comment.trim() }) };
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { key: crypto.randomUUID(), text };
    await api(rateUsCall, { body, idempotencyKey: sent.current.key });
    onDone();
    finish(words.act.thanks);
  };
  const choose = (stars: number): void => {
    setRating(stars);
    setMissing(false);
  };
  return {
    ...{ rating, comment, isPublic, isMissing, isBusy, choose },
    ...{ write: setComment, show: setPublic, send: () => void run(send) },
  };
};

/** Says how the work was: stars, words, and whether under one's name. */
export const RatingForm = (props: RatingFormProps) => {
  const { act, missing, blind } = props.words;
  const form = useRating(props);
  const count = lengthOf(form.comment.trim());
  return (
    <>
      <StarInput
        legend={act.rating}
        labels={[act.stars.one, act.stars.two, act.stars.three, act.stars.four, act.stars.five]}
        value={form.rating}
        onChoose={form.choose}
      />
      <div role="alert">{form.isMissing && <Alert variant="destructive">{missing}</Alert>}</div>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={COMMENT}>{act.comment}</Label>
        <Textarea
          id={COMMENT}
          value={form.comment}
          onChange={({ target }) => form.write(target.value)}
          counter={{ count, most: MOST_LETTERS }}
        />
      </div>
      <Switch label={act.isPublic} hint={act.isPublicHint} isOn={form.isPublic} onSwitch={form.show} />
      <p className="text-sm text-muted">{blind}</p>
      <Button
        size="block"
        disabled={form.isBusy || count > MOST_LETTERS}
        aria-busy={form.isBusy}
        onClick={form.send}
      >
        {form.isBusy && <Spinner />}
        {form.isBusy ? act.busy : act.sendRating}
      </Button>
    </>
  );
};
