import { useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { failureMessage } from '../refusals/failureMessage';
import type { UserErrorPartsFragment } from '../refusals/UserErrorParts.generated';
import { fieldOf } from './fieldOf';
import { focusFirstError } from './focusFirstError';
import { InvalidAnswer, isInvalidAnswer } from './InvalidAnswer';
import { showRefusals } from './showRefusals';

type Payload = { readonly userErrors: ReadonlyArray<UserErrorPartsFragment> };

type Options<Values extends FieldValues, Result extends Payload> = {
  /** In the order of the screen: of several refusals the first of it gets the focus. */
  defaultValues: DefaultValues<Values>;
  /** Sends the values and answers the payload of the mutation. */
  send: (values: Values) => Promise<Result | null | undefined>;
  /** Called with the payload once the server has accepted; throws an InvalidAnswer when it lacks what was asked for. */
  onAccepted: (payload: Result, values: Values) => void | Promise<void>;
  /** What to say when the server gives no reason. */
  fallback: string;
  /** What to say instead when the server was reached, but its answer is of no use. */
  invalidAnswer?: string;
};

/**
 * A form that the server decides about. Refusals appear at their fields, with the focus on the first; what belongs to
 * no field is in `failure`. What was typed stays, and a second submit waits for the first.
 */
export function useServerForm<Values extends FieldValues, Result extends Payload>(
  options: Options<Values, Result>,
) {
  const form = useForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: options.defaultValues,
  });
  const { failure, send } = useSend(form, options);
  const sending = useRef(false);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void form
      .handleSubmit(send, (errors) => focusFirstError(form, errors))(event)
      .finally(() => {
        sending.current = false;
      });
  };

  return { form, failure, submit, busy: form.formState.isSubmitting, field: fieldOf(form) };
}

/** Sends what was filled in, and shows what the server has against it. */
function useSend<Values extends FieldValues, Result extends Payload>(
  form: UseFormReturn<Values>,
  options: Options<Values, Result>,
) {
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (values: Values) => {
    setFailure(null);
    try {
      const payload = await options.send(values);
      if (!payload) throw new InvalidAnswer('The server has answered nothing');
      if (payload.userErrors.length > 0) setFailure(showRefusals(form, payload.userErrors) ?? null);
      else await options.onAccepted(payload, values);
    } catch (error) {
      console.error('A form could not be sent:', error);
      const { fallback, invalidAnswer = fallback } = options;
      setFailure(failureMessage(error, isInvalidAnswer(error) ? invalidAnswer : fallback));
    }
  };
  return { failure, send };
}
