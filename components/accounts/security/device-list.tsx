'use client';

import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { RemovableRows } from '#components/ui/removable-rows.tsx';
import { notify } from '#components/ui/notify.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { api } from '#lib/platform/browser/api.ts';
import type { security } from '#lib/features/accounts/texts/security.en.ts';
import { useAction, type ActionWords } from '#components/page/use-action.ts';

export interface ShownDevice {
  readonly _id: string;
  readonly name: string;
  readonly since: string;
  readonly isCurrent: boolean;
}

interface DeviceProps {
  device: ShownDevice;
  words: ActionWords & Pick<(typeof security)['devices'], 'here' | 'end' | 'ended'>;
  onEnded(): void;
}

const Device = ({ device, words, onEnded }: DeviceProps) => {
  const { isBusy, run } = useAction(words);
  const { _id, name, since, isCurrent } = device;
  const end = async (): Promise<void> => {
    await api('DELETE /auth/sessions/{id}', { params: { id: _id } });
    onEnded();
    notify({ title: words.ended, variant: 'success' });
  };
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-2">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-[9rem]">
        <p className="leading-snug font-medium">{name}</p>
        <p className="text-sm leading-snug text-muted">{isCurrent ? words.here : since}</p>
      </div>
      {!isCurrent && (
        <Button
          variant="ghost"
          size="compact"
          isHeld={isBusy}
          aria-label={`${words.end}: ${name}`}
          onClick={() => void run(end)}
        >
          {isBusy && <Spinner />}
          {words.end}
        </Button>
      )}
    </li>
  );
};

interface DeviceListProps {
  devices: readonly ShownDevice[];
  words: DeviceProps['words'];
}

/** Lists the signed-in devices and lets the user sign out any other one. */
export const DeviceList = ({ devices, words }: DeviceListProps) => {
  const [ended, setEnded] = useState<readonly string[]>([]);
  return (
    <RemovableRows>
      {devices
        .filter(({ _id }) => !ended.includes(_id))
        .map((device) => (
          <Device
            key={device._id}
            device={device}
            words={words}
            onEnded={() => setEnded((before) => [...before, device._id])}
          />
        ))}
    </RemovableRows>
  );
};
