import { useState } from 'react';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import type { Outcome } from '#components/form/use-submit-lock.ts';
import { forgetSentCode } from '#lib/features/accounts/client/sent-code.ts';
import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import type { VerifyCodeInput } from '#lib/features/accounts/contracts/codes.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import { CodePart, type CodePartProps } from './code-part.tsx';
import type { MemberRole } from './code-words.ts';
import { isTyped, NewAccountWay, QuestionPart, type QuestionPartProps } from './question-part.tsx';
import { placeRefusal, readQuestion, type Question } from './read-question.ts';

const loadSchema = () =>
  import('#lib/features/accounts/contracts/codes.ts').then(({ verifyCodeBody }) => verifyCodeBody);

export interface VerifyFormProps extends CodePartProps, Pick<QuestionPartProps, 'onWay'> {
  /** The only role that makes sense here; without it, a new person chooses. */
  userType?: MemberRole | undefined;
  /** The choice that a new person starts with. */
  firstRole?: MemberRole;
  referralCode?: string | null;
  /** Stores the session and goes on. The person is new if the server had to ask for a name. */
  onEntered(reply: AccountReply, isNew: boolean): Promise<Outcome>;
}

const useVerify = ({ onEntered }: VerifyFormProps) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const refuse = async (error: unknown): Promise<'stayed'> => {
    const asked = await readQuestion(error);
    if (asked) {
      setQuestion(asked);
      return 'stayed';
    }
    // Too late for an answer: only a new code helps.
    if (error instanceof ApiError && error.code === 'code_over') setQuestion(null);
    throw placeRefusal(error);
  };
  const verify = async (body: VerifyCodeInput): Promise<Outcome> => {
    try {
      const reply = await api('POST /auth/code/verify', { body });
      forgetSentCode();
      return await onEntered(reply, question?.kind === 'name');
    } catch (error) {
      return refuse(error);
    }
  };
  return { question, verify };
};

/** Takes the code, asks in place what the server asks after it, and signs the person in. */
export const VerifyForm = (props: VerifyFormProps) => {
  const { sent, words, userType, firstRole = 'customer', referralCode } = props;
  const { question, verify } = useVerify(props);
  const isNew = question?.kind === 'name';
  const asked = question && {
    ...{ question, words, sent, hasReferral: Boolean(referralCode), firstRole: userType ? null : firstRole },
    ...(props.onWay && { onWay: props.onWay }),
  };
  const end = (
    <>
      <FormError />
      {(!question || isTyped(question, sent)) && (
        <SubmitButton busy={isNew ? words.newPerson.busy : words.checking}>
          {isNew ? words.newPerson.submit : words.submit}
        </SubmitButton>
      )}
    </>
  );
  return (
    <Form
      schema={loadSchema}
      fixed={{ challenge: sent.challenge, ...(userType && { userType }) }}
      defaults={{ code: '', ...(referralCode && { referralCode }) }}
      onSend={verify}
    >
      {asked ? (
        <>
          <QuestionPart {...asked} />
          {end}
          <NewAccountWay {...asked} />
        </>
      ) : (
        <CodePart {...props}>{end}</CodePart>
      )}
    </Form>
  );
};
