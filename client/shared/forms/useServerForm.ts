import type { SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { FailureTexts, Payload } from '../send/outcomeOf';
import { useSend } from '../send/useSend';
import { fieldOf } from './fieldOf';
import { focusFirstError } from './focusFirstError';
import { showRefusals } from './showRefusals';

type Options<Values extends FieldValues, Result extends Payload> = Partial<FailureTexts> & {
  /** In the order of the screen: of several refusals the first of it gets the focus. */
  defaultValues: DefaultValues<Values>;
  /** Sends the values and answers the payload of the mutation. */
  send: (values: Values) => Promise<Result | null | undefined>;
  /** Called with the payload once the server has accepted; throws an InvalidAnswer when it lacks what was asked for. */
  onAccepted: (payload: Result, values: Values) => void | Promise<void>;
};

/**
 * A form that the server decides about. Refusals appear at their fields, with the focus on the first; what belongs to
 * no field is in `failure`. What was typed stays.
 */
export function useServerForm<Values extends FieldValues, Result extends Payload>(
  options: Options<Values, Result>,
) {
  const form = useForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: options.defaultValues,
  });
  const { send, busy, failure } = useSend(options);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const sendValues = async (values: Values) => {
      await send(() => options.send(values), {
        onAccepted: (payload) => options.onAccepted(payload, values),
        onRefused: (refusals) => showRefusals(form, refusals) ?? null,
      });
    };
    void form.handleSubmit(sendValues, (errors) => focusFirstError(form, errors))(event);
  };

  return { form, failure, submit, busy, field: fieldOf(form) };
}
