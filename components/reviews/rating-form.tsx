'use client';

import { useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { StarInput } from '#components/ui/star-input.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { countCodePoints, Textarea } from '#components/ui/textarea.tsx';
import type { ActionWords } from '#components/bookings/tell-failure.ts';
import { sendReview } from '#lib/features/reviews/client/review-writes.ts';
import type { ReviewTag } from '#lib/features/reviews/contracts/review-tags.ts';
import { keepFitting, TagInput, type TagWords } from './tag-input.tsx';
import { useStep } from '#components/bookings/use-step.ts';

const MAX_LENGTH = 1000;
const COMMENT = 'rating-comment';

export interface RatingWords extends ActionWords {
  /** Shown when no star was chosen. */
  readonly missing: string;
  /** Explains who reads it, and when. */
  readonly blind: string;
  readonly tags: TagWords;
}

interface RatingFormProps {
  bookingId: string;
  /** The worker's. */
  name: string;
  words: RatingWords;
  onDone(): void;
}

const useRating = ({ bookingId, name, words, onDone }: RatingFormProps) => {
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [isPublic, setPublic] = useState(true);
  const [tags, setTags] = useState<ReviewTag[]>([]);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, run, finish } = useStep(words);
  const send = async (): Promise<void> => {
    if (rating === null) return setMissing(true);
    const body = {
      ...{ rating, isPublic, bookingId, tags },
      ...(comment.trim() && { comment: comment.trim() }),
    };
    await sendReview(body, words.act.sendRating, name);
    onDone();
    finish(words.act.thanks);
  };
  const choose = (stars: number): void => {
    setRating(stars);
    setTags(keepFitting('worker', stars, tags));
    setMissing(false);
  };
  return {
    ...{ rating, comment, tags, isPublic, isMissing, isBusy, choose },
    ...{ write: setComment, tag: setTags, show: setPublic, send: () => void run(send, onDone) },
  };
};

/** Asks for stars, a text and whether to show the name. */
export const RatingForm = (props: RatingFormProps) => {
  const { act, missing, blind, tags } = props.words;
  const form = useRating(props);
  const count = countCodePoints(form.comment.trim());
  return (
    <>
      <StarInput
        legend={act.rating}
        labels={[act.stars.one, act.stars.two, act.stars.three, act.stars.four, act.stars.five]}
        value={form.rating}
        onChoose={form.choose}
      />
      <div role="alert">{form.isMissing && <Alert variant="destructive">{missing}</Alert>}</div>
      <TagInput of="worker" rating={form.rating} value={form.tags} words={tags} onChange={form.tag} />
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={COMMENT}>{act.comment}</Label>
        <Textarea
          id={COMMENT}
          value={form.comment}
          onChange={({ target }) => form.write(target.value)}
          counter={{ count, max: MAX_LENGTH }}
        />
      </div>
      <Switch label={act.isPublic} hint={act.isPublicHint} isOn={form.isPublic} onSwitch={form.show} />
      <p className="text-sm text-muted">{blind}</p>
      <Button
        size="block"
        disabled={count > MAX_LENGTH}
        isHeld={form.isBusy}
        aria-busy={form.isBusy}
        onClick={form.send}
      >
        {form.isBusy && <Spinner />}
        {form.isBusy ? act.busy : act.sendRating}
      </Button>
    </>
  );
};
