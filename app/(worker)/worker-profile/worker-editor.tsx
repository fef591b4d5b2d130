'use client';

import type { ComponentType } from 'react';
import type { WorkerFormProps } from '#components/profiles/own/worker-form-props.ts';
import { WorkerPanel, type WorkerPanelProps } from '#components/profiles/own/worker-panel.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { loadPlaceWords } from '#components/places/place-words.ts';

const loadForm = async (locale: string): Promise<ComponentType<WorkerFormProps>> => {
  const [{ WorkerProfileForm }, placeWords] = await Promise.all([
    import('./worker-profile-form.tsx'),
    loadPlaceWords(locale),
  ]);
  const Loaded = (props: WorkerFormProps) => <WorkerProfileForm {...props} placeWords={placeWords} />;
  return Loaded;
};

/** A worker's profile: to be read, or to be written once form and words have been fetched. */
export const WorkerEditor = (props: Omit<WorkerPanelProps, 'load'>) => {
  const { locale } = usePageWords();
  return <WorkerPanel {...props} load={() => loadForm(locale)} />;
};
