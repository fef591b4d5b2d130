import Link from 'next/link';
import { AddWebhookRow } from '#components/office/add-webhook-row.tsx';
import { Entries, type Entry } from '#components/office/facts.tsx';
import { ResendEvent, WebhookActs } from '#components/office/webhook-acts.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import { ListRows } from '#components/ui/list-row.tsx';
import type { WebhookAttempt, WebhookView } from '#lib/features/admin/contracts/webhooks.ts';
import { listAttempts, listWebhooks } from '#lib/features/admin/services/webhooks.ts';
import { hasRight } from '#lib/platform/contract/actor.ts';
import { webhookEvent } from '#lib/platform/contract/webhook-event.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { momentIn, officeActWords, type OfficeView } from './draw-office.tsx';

const secretWords = ({ words }: OfficeView) => ({
  ...words.officeKeys.made,
  ...words.officeWebhooks.secret,
});

const linkClass = cn(buttonVariants({ variant: 'outline', size: 'compact' }), 'self-start');

const toEntry = (webhook: WebhookView, view: OfficeView): Entry => {
  const { locale, words } = view;
  const { officeWebhooks: texts } = words;
  const { _id, url, events, isOn, failingSince, formerSecretUntil } = webhook;
  const lines = [
    events.map((event) => texts.events[event]).join(', '),
    failingSince && fill(texts.failing, { when: momentIn(locale, failingSince) }),
    formerSecretUntil && fill(texts.former, { when: momentIn(locale, formerSecretUntil) }),
  ];
  return {
    ...{ key: _id, title: url, end: isOn ? texts.on : texts.off },
    text: lines.filter(Boolean).join(' · '),
    more: (
      <>
        <Link href={officePaths.webhook(_id)} prefetch={false} className={linkClass}>
          {texts.log.open}
        </Link>
        <WebhookActs
          webhook={{ _id, events, isOn }}
          words={{ acts: texts.acts, shownOnce: secretWords(view), ...officeActWords(words) }}
        />
      </>
    ),
  };
};

const toLogEntry = (attempt: WebhookAttempt, webhookId: string, view: OfficeView): Entry => {
  const { locale, words } = view;
  const { events, log } = words.officeWebhooks;
  const { _id, event, data, status, isDelivered, fault, at } = attempt;
  const text = isDelivered ? log.delivered : status === null ? log.unanswered : log.refused;
  return {
    ...{ key: _id, end: momentIn(locale, at) },
    title: fill(text, { event: events[event], status: String(status), fault }),
    text: [data.bookingId ?? data.ticketId, attempt.eventId].join(' · '),
    more: <ResendEvent webhookId={webhookId} attemptId={_id} words={{ log, ...officeActWords(words) }} />,
  };
};

const Log = async ({ webhook, view }: { webhook: WebhookView; view: OfficeView }) => {
  const { log } = view.words.officeWebhooks;
  const params = { id: webhook._id };
  const { data } = await load(() => listAttempts({ params, query: { limit: 50 } }));
  return (
    <>
      <Link href={officePaths.recordsOf('webhooks')} prefetch={false} className={linkClass}>
        {log.back}
      </Link>
      <Entries
        title={fill(log.title, { host: new URL(webhook.url).host })}
        none={log.none}
        entries={data.map((attempt) => toLogEntry(attempt, webhook._id, view))}
      />
    </>
  );
};

/** The webhooks, or the log of the one that the address names; for leads. */
export const WebhooksPart = async ({ view, search }: { view: OfficeView; search: Search }) => {
  const { officeWebhooks: texts } = view.words;
  if (!hasRight(view.actor, 'lead'))
    return (
      <p role="note" className="rounded-control bg-chip p-3">
        {texts.leadsOnly}
      </p>
    );
  const [{ data: webhooks }, id] = await Promise.all([load(listWebhooks), readParam(search, 'webhook')]);
  const shown = webhooks.find(({ _id }) => _id === id);
  if (shown) return <Log webhook={shown} view={view} />;
  return (
    <>
      <p className="text-muted">{texts.about}</p>
      <ListRows>
        <li>
          <AddWebhookRow
            events={webhookEvent.options.map((value) => ({ value, label: texts.events[value] }))}
            words={{ add: texts.add, addHint: texts.addHint, form: texts.form }}
            shownOnce={secretWords(view)}
          />
        </li>
      </ListRows>
      <Entries
        title={texts.tab}
        none={texts.none}
        entries={webhooks.map((webhook) => toEntry(webhook, view))}
      />
    </>
  );
};
