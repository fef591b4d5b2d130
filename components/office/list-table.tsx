'use client';

import { useRouter } from 'next/navigation';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { saveBlob } from '#components/page/save-file.ts';
import { Button } from '#components/ui/button.tsx';
import {
  checkListTableCall,
  importListTableCall,
  takeListTableCall,
} from '#lib/features/catalogue/contracts/list-tables.calls.ts';
import type { KeptList, LinePlan } from '#lib/features/catalogue/contracts/list-tables.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { Acts, useAct, type ActsWords } from './acts.tsx';

interface View {
  list: KeptList;
  locale: Locale;
  words: ActsWords & { lists: (typeof office)['lists'] };
}

interface Checked {
  file: Blob;
  plans: readonly LinePlan[];
  seen: string;
}

const Changes = ({ plan, words }: { plan: LinePlan; words: View['words'] }) => {
  const { table } = words.lists;
  if (plan.fault) {
    const { field, code } = plan.fault;
    const said = code === 'name_taken' ? table.taken : table.refuse;
    return <p className="text-danger">{fill(said, { line: plan.line, field })}</p>;
  }
  return (
    <>
      <p className="font-medium wrap-anywhere">
        {plan.act === 'add' ? table.add : table.change}: {plan.name}
      </p>
      <ul className="text-sm text-muted">
        {plan.changes.map(({ field, before, after }) => (
          <li key={field} className="wrap-anywhere">
            {field}: {before && <del>{before}</del>} {after}
          </li>
        ))}
      </ul>
    </>
  );
};

interface PlanProps extends View {
  checked: Checked;
  onDone(): void;
  onClose(): void;
}

/** What the table would do, and the way to do it. */
const Plan = ({ checked: { file, plans, seen }, onDone, onClose, list, locale, words }: PlanProps) => {
  const { table } = words.lists;
  const telling = plans.filter(({ act }) => act !== 'same');
  const same = plans.length - telling.length;
  const isRefused = plans.some(({ act }) => act === 'refuse');
  const apply = {
    key: 'apply',
    words: { label: table.apply, effect: '', field: table.reason, done: table.done },
    send: (reason: string) =>
      api(importListTableCall, { params: { list }, query: { reason, seen }, file: { file } }),
  };
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2">
        {telling.map((plan) => (
          <li key={plan.line}>
            <Changes plan={plan} words={words} />
          </li>
        ))}
      </ul>
      {same > 0 && <p className="text-sm text-muted">{plural({ locale, count: same, text: table.same })}</p>}
      {isRefused && <p role="alert">{table.mend}</p>}
      {!isRefused && telling.length === 0 && <p>{table.none}</p>}
      {!isRefused && telling.length > 0 && (
        <Acts
          acts={[apply]}
          words={words}
          chosen={0}
          onChoose={(at) => at === null && onClose()}
          onDone={onDone}
        />
      )}
    </div>
  );
};

/** Takes a table, and looks at what a given one would change. */
const useTable = ({ list, words }: View) => {
  const [checked, setChecked] = useState<Checked | null>(null);
  const { isBusy, run } = useAct(words.errors);
  const params = { list };
  const take = async (): Promise<void> =>
    saveBlob({
      blob: await api(takeListTableCall, { params, query: { format: 'csv' } }),
      name: `${list}.csv`,
    });
  const check = async (file: Blob): Promise<void> => {
    const { data, seen } = await api(checkListTableCall, { params, file: { file } });
    setChecked({ file, plans: data, seen });
  };
  return {
    checked,
    isBusy,
    take: () => void run(take, null),
    check: (file: Blob) => void run(() => check(file), null),
    forget: () => setChecked(null),
  };
};

/** A list as a table: out, and in again once what it would change was looked at. */
export const ListTable = (view: View) => {
  const { table: texts } = view.words.lists;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const { checked, isBusy, take, check, forget } = useTable(view);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) check(file);
    // The same file can be chosen again once it is mended.
    target.value = '';
  };
  const onDone = (): void => {
    forget();
    router.refresh();
  };
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft"
    >
      <h2 id={id} className="font-semibold">
        {texts.title}
      </h2>
      <p className="text-sm text-muted">{texts.hint}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-busy={isBusy} onClick={take}>
          {texts.take}
        </Button>
        <Button variant="outline" aria-busy={isBusy} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={texts.choose}
          onChange={onChange}
        />
      </div>
      {checked && <Plan {...view} checked={checked} onClose={forget} onDone={onDone} />}
    </section>
  );
};
