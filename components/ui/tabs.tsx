'use client';

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The number of items, rendered after the label. */
  readonly count?: string | undefined;
  /** Set if its items wait for an answer. */
  readonly isUrgent?: boolean;
}

interface TabsProps<Value extends string> {
  /** The screen reader label of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange(value: Value): void;
  /** One panel shared by all tabs: its input survives a change of tab. */
  children: ReactNode;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const tabClass =
  'flex min-h-11 min-w-fit flex-1 items-center justify-center gap-1.5 rounded-[0.625rem] px-2 py-1.5 font-medium group-data-many/tabs:gap-1 group-data-many/tabs:px-1.5 group-data-many/tabs:text-sm text-muted indic:text-sm group-data-many/tabs:indic:px-1 group-data-many/tabs:indic:text-[0.8125rem] transition-colors duration-150 aria-selected:bg-raised aria-selected:font-semibold aria-selected:text-ink aria-selected:shadow-soft [&_svg]:size-5 [&_svg]:shrink-0 aria-selected:[&_svg]:text-brand';

/** Tabs with arrow key navigation. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const walk = ({ key }: KeyboardEvent): void => {
    const step = steps[key];
    if (step === undefined) return;
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = (at + step + tabs.length) % tabs.length;
    const target = tabs[next];
    if (!target) return;
    onChange(target.value);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div data-slot="tabs" className="flex flex-col gap-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        data-many={tabs.length > 2 || undefined}
        className="group/tabs flex flex-wrap gap-1 rounded-control bg-chip p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={walk}
            className={tabClass}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && (
              <span
                data-urgent={tab.isUrgent || undefined}
                className="min-w-5 rounded-full bg-line px-1.5 text-center text-xs leading-5 font-semibold text-ink tabular-nums data-urgent:bg-danger data-urgent:text-danger-ink"
              >
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
};
