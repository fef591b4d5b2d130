'use client';

import { useRouter } from 'next/navigation';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { saveBlob } from '#components/page/save-file.ts';
import { Button } from '#components/ui/button.tsx';
import type { KeptList, LinePlan } from '#lib/features/catalogue/contracts/list-tables.ts';
import type { officeLists } from '#lib/features/office/texts/office-lists.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { Acts, useAct, type ActsWords } from './acts.tsx';

interface View {
  list: KeptList;
  locale: Locale;
  words: ActsWords & { lists: typeof officeLists };
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
    const known: Readonly<Record<string, string>> = {
      name_taken: table.taken,
      add_in_editor: table.newService,
    };
    const message = known[code] ?? table.refuse;
    return <p className="text-danger">{fill(message, { line: plan.line, field })}</p>;
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

/** Shows what the table would change, with a button to apply it. */
const Plan = ({ checked: { file, plans, seen }, onDone, onClose, list, locale, words }: PlanProps) => {
  const { table } = words.lists;
  const telling = plans.filter(({ act }) => act !== 'same');
  const same = plans.length - telling.length;
  const isRefused = plans.some(({ act }) => act === 'refuse');
  const apply = {
    key: 'apply',
    words: { label: table.apply, effect: '', field: words.lists.reason, done: table.done },
    send: (reason: string) =>
      api('PUT /admin/lists/{list}', { params: { list }, query: { reason, seen }, file: { file } }),
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

/** Reads a table and previews its changes. */
const useTable = ({ list, words }: View) => {
  const [checked, setChecked] = useState<Checked | null>(null);
  const { isBusy, run } = useAct(words.errors);
  const params = { list };
  const take = async (): Promise<void> => {
    const table = await api('GET /admin/lists/{list}', { params, query: { format: 'csv' } });
    if (table instanceof Blob) saveBlob({ blob: table, name: `${list}.csv` });
  };
  const check = async (file: Blob): Promise<void> => {
    const { data, seen } = await api('POST /admin/lists/{list}', { params, file: { file } });
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

/** Exports a list as a table, and imports it after a preview. */
export const ListTable = (view: View) => {
  const { table: texts } = view.words.lists;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const { checked, isBusy, take, check, forget } = useTable(view);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) check(file);
    // Lets the same file be chosen again after a correction.
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
