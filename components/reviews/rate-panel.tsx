'use client';

import Link from 'next/link';
import { CircleCheck, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { FocusOnShow } from '#components/page/focus-on-show.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { WaitingNote } from '#components/page/waiting-note-slot.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import { sendReview } from '#lib/features/reviews/client/review-writes.ts';
import type { Rating, RateUsBody } from '#lib/features/reviews/contracts/reviews.ts';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import type { rate } from '#lib/features/reviews/texts/reviews.en.ts';
import { SentCard } from '#components/support/sent-card.tsx';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import { TagField } from './tag-field.tsx';
import { keepFitting, type TagWords } from './tag-input.tsx';
import { StarField } from '#components/support/star-field.tsx';

const MAX_LENGTH = 1000;

type Rated = Pick<Rating, 'of' | 'blindUntil' | 'number'>;

interface RateFormProps {
  /** The booking to rate; null rates the app. */
  bookingId: string | null;
  /** Label of the stars. */
  label: string;
  /** A worker's rating of a customer, always anonymous. */
  isOfCustomer: boolean;
  words: typeof rate;
  tagWords: TagWords;
  onRated(rating: Rated): void;
}

const loadSchema = () =>
  import('#lib/features/reviews/contracts/reviews.ts').then(({ rateUsBody }) => rateUsBody);

/** Explains who reads it, and when. */
const Blind = ({ isOfCustomer, words }: Pick<RateFormProps, 'isOfCustomer' | 'words'>) => (
  <p className="text-sm text-muted">
    {words.blind} {isOfCustomer && words.ofCustomer}
  </p>
);

const RateForm = ({ bookingId, label, isOfCustomer, words, tagWords, onRated }: RateFormProps) => {
  const of = isOfCustomer ? 'customer' : 'worker';
  const requestKeyFor = useRequestKey();
  const send = async (body: RateUsBody) => {
    // The stars may have changed after the tags were chosen.
    const tags = keepFitting(of, body.rating, body.tags ?? []);
    const fitting = { ...body, tags };
    if (bookingId === null) {
      const { data } = await api('POST /admin/rate-us', {
        ...{ body: fitting, idempotencyKey: requestKeyFor(fitting) },
      });
      onRated(data);
    } else {
      const reply = await sendOrWait(sendReview({ ...fitting, bookingId }, words.submit, label));
      if (reply) onRated(reply.data ?? { of, blindUntil: null, number: null });
    }
    return 'stayed' as const;
  };
  return (
    <Form
      schema={loadSchema}
      fixed={bookingId === null ? {} : { bookingId }}
      defaults={{ isPublic: true }}
      onSend={send}
      failure={words.failed}
      className="gap-5"
    >
      <StarField name="rating" label={label} stars={Object.values(words.stars)} />
      {bookingId !== null && <TagField of={of} words={tagWords} />}
      <TextareaField
        name="comment"
        label={words.comment}
        isOptional
        hint={words.commentHint}
        max={MAX_LENGTH}
      />
      {!isOfCustomer && <CheckboxField name="isPublic" label={words.isPublic} />}
      {bookingId !== null && <Blind isOfCustomer={isOfCustomer} words={words} />}
      <FormError />
      {bookingId !== null && <WaitingNote item={toBookingItem(bookingId)} />}
      <SubmitButton busy={words.submitting}>{words.submit}</SubmitButton>
    </Form>
  );
};

interface RatePanelProps {
  bookingId: string | null;
  label: string;
  isOfCustomer: boolean;
  /** Where to go afterwards. */
  back: string;
  isMember: boolean;
  /** The app's store page; null when there is none. */
  storeUrl: string | null;
  words: typeof rate;
  tagWords: TagWords;
  doneWords: (typeof tickets)['done'] & { thanks: string };
}

const StoreLink = ({ url, label }: { url: string; label: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    className={buttonVariants({ variant: 'outline', size: 'block' })}
  >
    <ExternalLink aria-hidden className="size-5" />
    {label}
  </a>
);

const Reviewed = ({
  back,
  isBlind,
  words,
}: Pick<RatePanelProps, 'back' | 'words'> & { isBlind: boolean }) => (
  <FocusOnShow>
    <section className="flex animate-rise flex-col items-center gap-2 rounded-card border border-line bg-card p-5 text-center shadow-soft">
      <CircleCheck aria-hidden className="size-12 text-success" strokeWidth={1.5} />
      <h2 className="text-xl font-semibold text-balance">{words.thanks}</h2>
      <p className="text-muted">{isBlind ? words.blind : words.thanksHint}</p>
      <Link
        href={back}
        prefetch={false}
        className={buttonVariants({ variant: 'outline', size: 'block', className: 'mt-3' })}
      >
        {words.back}
      </Link>
    </section>
  </FocusOnShow>
);

/** Rates the app or a completed booking, then says thank you. */
export const RatePanel = (props: RatePanelProps) => {
  const { bookingId, label, isOfCustomer, back, isMember, storeUrl, words, tagWords, doneWords } = props;
  const [rated, setRated] = useState<Rated | null>(null);
  const store = storeUrl !== null && bookingId === null && <StoreLink url={storeUrl} label={words.store} />;
  if (rated && rated.of !== 'app')
    return <Reviewed back={back} isBlind={rated.blindUntil !== null} words={words} />;
  return (
    <>
      {rated ? (
        <SentCard
          title={doneWords.thanks}
          hint={words.thanksHint}
          number={rated.number ?? ''}
          isKept={isMember}
          words={{ ...doneWords, again: words.again }}
          onAgain={() => setRated(null)}
        />
      ) : (
        <RateForm
          bookingId={bookingId}
          label={label}
          isOfCustomer={isOfCustomer}
          words={words}
          tagWords={tagWords}
          onRated={setRated}
        />
      )}
      {store}
    </>
  );
};
