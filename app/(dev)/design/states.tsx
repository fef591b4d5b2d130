'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { notify } from '#components/ui/notify.ts';
import { bell } from '#components/ui/pictures/bell.tsx';
import { bubbles } from '#components/ui/pictures/bubbles.tsx';
import { calendar } from '#components/ui/pictures/calendar.tsx';
import { emptyBox } from '#components/ui/pictures/empty-box.tsx';
import { heart } from '#components/ui/pictures/heart.tsx';
import { magnifier } from '#components/ui/pictures/magnifier.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { Section } from './section.tsx';

const empties = [
  { title: 'No bookings yet', hint: 'Book your first service.', drawing: calendar },
  { title: 'No worker found', hint: 'Try another word or another place.', drawing: magnifier },
  { title: 'No favourites yet', hint: 'Tap the heart of a worker you liked.', drawing: heart },
  { title: 'Nothing here yet', hint: 'What you add stands here.', drawing: emptyBox },
  { title: 'No messages yet', hint: 'Write to a worker from their page.', drawing: bubbles },
  { title: 'No news', hint: 'We tell you here when something happens.', drawing: bell },
];

export const Empties = () => (
  <Section name="empties" title="Empty places">
    {empties.map(({ title, hint, drawing }) => (
      <Notice key={title} heading="h2" drawing={drawing} title={title} hint={hint} />
    ))}
  </Section>
);

export const Failures = () => {
  const [tries, setTries] = useState(0);
  const retry = () => setTries(tries + 1);
  return (
    <Section name="failures" title="Failures and messages">
      <RetryNotice
        kind="error"
        title="Something went wrong!"
        hint="The list could not be loaded."
        retry="Retry"
        onRetry={retry}
      />
      <RetryNotice
        kind="offline"
        title="You are offline"
        hint="We try again when the connection is back."
        retry="Try now"
        onRetry={retry}
      />
      <p className="text-sm text-muted">Tries: {tries}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => notify({ title: 'Booking sent', variant: 'success' })}>
          Good news
        </Button>
        <Button
          variant="outline"
          onClick={() => notify({ title: 'Not sent', description: 'Try again.', variant: 'destructive' })}
        >
          Bad news
        </Button>
      </div>
    </Section>
  );
};
