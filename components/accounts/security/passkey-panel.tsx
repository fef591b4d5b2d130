'use client';

import { KeyRound } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { useAction } from '#components/page/use-action.ts';
import { Button } from '#components/ui/button.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { api } from '#lib/platform/browser/api.ts';
import { makePasskey, wasPutAside } from '#lib/features/accounts/client/passkeys.ts';
import type { OfferPasskeyBody } from '#lib/features/accounts/contracts/passkeys.ts';
import type { InSheet } from '#components/page/sheet-row.tsx';
import type { passkeys } from '#lib/features/accounts/texts/security.en.ts';
import { IdentityProof, type ProofProps } from './identity-proof.tsx';

export type PasskeyWords = Omit<typeof passkeys, 'errors' | 'login' | 'hintOff' | 'hintOn'> & {
  failed: string;
  failedHint: string;
};

export interface ShownPasskey {
  readonly _id: string;
  readonly name: string;
  readonly since: string;
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/passkeys.ts').then(({ offerPasskeyBody }) => offerPasskeyBody);

interface KeyProps {
  passkey: ShownPasskey;
  words: PasskeyWords;
  onDone(message: string): void;
}

const Key = ({ passkey, words, onDone }: KeyProps) => {
  const { isBusy, run } = useAction(words);
  const { _id, name, since } = passkey;
  const remove = async (): Promise<void> => {
    await api('DELETE /auth/passkeys/{id}', { params: { id: _id } });
    onDone(words.messages.removed);
  };
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-2">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-[9rem]">
        <p className="leading-snug font-medium">{name}</p>
        <p className="text-sm leading-snug text-muted">{since}</p>
      </div>
      <Button
        variant="ghost"
        size="compact"
        aria-label={`${words.remove}: ${name}`}
        isHeld={isBusy}
        onClick={() => void run(remove)}
      >
        {words.remove}
      </Button>
    </li>
  );
};

const makeHere = async (proof: OfferPasskeyBody, words: PasskeyWords): Promise<boolean> => {
  const { data: offer } = await api('POST /auth/passkeys/offer', { body: proof });
  const body = await makePasskey(offer).catch((error: unknown) => {
    notify({
      title: words.none,
      ...(!wasPutAside(error) && { description: words.noneHint }),
      variant: 'destructive',
    });
    return null;
  });
  if (body) await api('POST /auth/passkeys', { body });
  return body !== null;
};

interface PasskeyPanelProps extends ProofProps, InSheet {
  keys: readonly ShownPasskey[];
  words: PasskeyWords;
}

/** Lists the account's passkeys and adds one for this device. */
export const PasskeyPanel = ({ keys, words, means, proofWords, onClose }: PasskeyPanelProps) => {
  const router = useRouter();
  const finish = (message: string): void => {
    onClose();
    notify({ title: message, variant: 'success' });
    afterSheets(() => router.refresh());
  };
  const send = async (proof: OfferPasskeyBody) => {
    if (await makeHere(proof, words)) finish(words.messages.added);
    return 'stayed' as const;
  };
  return (
    <div className="flex flex-col gap-4">
      {keys.length > 0 && (
        <ListRows>
          {keys.map((passkey) => (
            <Key key={passkey._id} passkey={passkey} words={words} onDone={finish} />
          ))}
        </ListRows>
      )}
      <Form schema={loadSchema} onSend={send}>
        <p className="text-muted">{words.about}</p>
        <IdentityProof {...{ means, proofWords, act: 'addPasskey' }}>
          <SubmitButton busy={words.busy}>{words.add}</SubmitButton>
        </IdentityProof>
      </Form>
    </div>
  );
};
