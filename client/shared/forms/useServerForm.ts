import type { SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { FailureTexts, Payload } from '../send/outcomeOf';
import { useSend } from '../send/useSend';
import { fieldOf } from './fieldOf';
import { focusFirstError } from './focusFirstError';
import { showRefusals } from './showRefusals';

type Options<Values extends FieldValues, Result extends Payload> = Partial<FailureTexts> & {
  /** List the fields in the order of the screen, because the first refused field gets the focus. */
  defaultValues: DefaultValues<Values>;
  /** Sends the values; resolves to the payload of the mutation. */
  send: (values: Values) => Promise<Result | null | undefined>;
  /** Called with the accepted payload. Must throw InvalidAnswer if the payload lacks required data. */
  onAccepted: (payload: Result, values: Values) => void | Promise<void>;
};

/**
 * Manages a form that the server validates. Refusals are shown at their fields, and the first refused field gets the
 * focus. Refusals without a field are in `failure`. The typed values stay.
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
