'use client';

import type { ComponentType } from 'react';
import type { WorkerFormProps } from '#components/profiles/own/worker-form-props.ts';
import { WorkerPanel, type WorkerPanelProps } from '#components/profiles/own/worker-panel.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';

const loadForm = async (locale: string): Promise<ComponentType<WorkerFormProps>> => {
  const [{ WorkerProfileForm }, { places: placeWords }] = await Promise.all([
    import('./worker-profile-form.tsx'),
    loadTexts('places', locale),
  ]);
  const Loaded = (props: WorkerFormProps) => <WorkerProfileForm {...props} placeWords={placeWords} />;
  return Loaded;
};

export const WorkerEditor = (props: Omit<WorkerPanelProps, 'load'>) => {
  const { locale } = usePageWords();
  return <WorkerPanel {...props} load={() => loadForm(locale)} />;
};
