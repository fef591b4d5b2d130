import { useFormContext } from 'react-hook-form';
import { useFormState } from '#components/form/form-state.ts';
import { Button } from '#components/ui/button.tsx';
import type { DemoLogin } from '#lib/features/accounts/rules/demo-login.ts';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';

interface DemoLoginsProps {
  logins: readonly DemoLogin[];
  words: typeof signIn.demo;
}

/** Lets visitors sign in as one of the demo's accounts. */
export const DemoLogins = ({ logins, words }: DemoLoginsProps) => {
  const { setValue } = useFormContext();
  const { lock } = useFormState();
  const enter = ({ email, password }: DemoLogin, form: HTMLFormElement | null): void => {
    setValue('email', email);
    // A number gets a code, with the form's own button.
    if (password === '') return;
    setValue('password', password);
    form?.requestSubmit();
  };
  return (
    <section className="flex flex-col gap-3 rounded-card border border-dashed border-field p-4">
      <div>
        <h2 className="font-semibold">{words.title}</h2>
        <p className="text-sm text-muted">{words.hint}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {logins.map((login) => (
          <Button
            key={login.email}
            variant="outline"
            size="tile"
            isHeld={lock !== 'open'}
            // At least as wide as the longest word, which would break otherwise.
            className="min-w-min grow basis-[8rem] wrap-break-word"
            onClick={({ currentTarget }) => enter(login, currentTarget.form)}
          >
            {login.password === '' ? words.byNumber : words[login.role]}
            <span className="text-sm font-normal text-muted">{login.name}</span>
          </Button>
        ))}
      </div>
    </section>
  );
};
