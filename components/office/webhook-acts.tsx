'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { WebhookView } from '#lib/features/admin/contracts/webhooks.ts';
import type { officeKeys } from '#lib/features/office/texts/office-keys.en.ts';
import type { officeWebhooks } from '#lib/features/office/texts/office-webhooks.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { Acts, useAct, type Act, type ActsWords } from './acts.tsx';
import { ShownOnce } from './shown-once.tsx';

interface WebhookActsProps {
  webhook: Pick<WebhookView, '_id' | 'events' | 'isOn'>;
  words: ActsWords & {
    readonly acts: (typeof officeWebhooks)['acts'];
    readonly shownOnce: (typeof officeKeys)['made'];
  };
}

/** Switches a webhook, changes its secret or removes it. */
export const WebhookActs = ({ webhook: { _id: id, events, isOn }, words }: WebhookActsProps) => {
  const router = useRouter();
  const [chosen, choose] = useState<number | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const params = { id };
  const done = (): void => {
    choose(null);
    router.refresh();
  };
  const acts: Act[] = [
    {
      key: 'switch',
      words: isOn ? words.acts.off : words.acts.on,
      isGrave: isOn,
      send: (reason) => api('PUT /admin/webhooks/{id}', { params, body: { isOn: !isOn, events, reason } }),
    },
    {
      key: 'secret',
      words: words.acts.secret,
      send: async (reason) => {
        const { data } = await api('POST /admin/webhooks/{id}/secret', { params, body: { reason } });
        setSecret(data.secret);
      },
    },
    {
      key: 'remove',
      words: words.acts.remove,
      isGrave: true,
      send: (reason) => api('DELETE /admin/webhooks/{id}', { params, body: { reason } }),
    },
  ];
  if (secret !== null)
    return <ShownOnce text={secret} words={words.shownOnce} onClose={() => setSecret(null)} />;
  return <Acts isSecondary acts={acts} words={words} chosen={chosen} onChoose={choose} onDone={done} />;
};

interface ResendProps {
  webhookId: string;
  attemptId: string;
  words: ActsWords & { readonly log: (typeof officeWebhooks)['log'] };
}

/** Sends one event again. */
export const ResendEvent = ({ webhookId: id, attemptId, words }: ResendProps) => {
  const { isBusy, run } = useAct(words.errors);
  const send = (): void => {
    if (isBusy) return;
    const call = () =>
      api('POST /admin/webhooks/{id}/attempts/{attemptId}/resend', { params: { id, attemptId } });
    void run(call, words.log.resent);
  };
  return (
    <Button variant="outline" size="compact" className="self-start" aria-busy={isBusy} onClick={send}>
      {words.log.resend}
    </Button>
  );
};
