import { useRef, useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { failureMessage } from '../../apollo/failureMessage';
import type { UserErrorPartsFragment } from '../../apollo/UserErrorParts.generated';
import { translateError } from '../../i18n/translateError';

type Payload = { readonly userErrors: ReadonlyArray<UserErrorPartsFragment> };

type Options<Values extends FieldValues, Result extends Payload> = {
  defaultValues: DefaultValues<Values>;
  /** Sends the values and answers the payload of the mutation. */
  send: (values: Values) => Promise<Result | null | undefined>;
  /** Called with the payload once the server has accepted. */
  onAccepted: (payload: Result, values: Values) => void | Promise<void>;
  /** What to say when the server gives no reason. */
  fallback: string;
};

/**
 * A form that the server decides about. Refusals appear at their fields, with the focus on the first; what belongs to
 * no field is in `failure`. What was typed stays, and a second submit waits for the first.
 */
export function useServerForm<Values extends FieldValues, Result extends Payload>(
  options: Options<Values, Result>,
) {
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: options.defaultValues });
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef(false);

  const send = async (values: Values) => {
    setFailure(null);
    try {
      const payload = await options.send(values);
      if (payload && payload.userErrors.length === 0) await options.onAccepted(payload, values);
      else setFailure(showRefusals(form, payload?.userErrors) ?? (payload ? null : options.fallback));
    } catch (error) {
      setFailure(failureMessage(error, options.fallback));
    }
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void form
      .handleSubmit(send)(event)
      .finally(() => {
        sending.current = false;
      });
  };

  return { form, failure, submit, busy: form.formState.isSubmitting, field: registration(form) };
}

/** Puts each refusal at its field and returns the text of the first that has none. */
function showRefusals<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refusals: ReadonlyArray<UserErrorPartsFragment> = [],
): string | undefined {
  const fields = form.getValues();
  const atField = refusals.filter(({ field }) => field?.[0] !== undefined && field[0] in fields);
  atField.forEach((refusal, index) => {
    const path = (refusal.field ?? []).join('.') as Path<Values>;
    form.setError(
      path,
      { type: refusal.code, message: translateError(refusal) },
      { shouldFocus: index === 0 },
    );
  });
  const elsewhere = refusals.find((refusal) => !atField.includes(refusal));
  return elsewhere && translateError(elsewhere);
}

/** What is checked before sending; everything else the server decides. */
export type Rules = {
  /** Said when nothing was typed. */
  required?: string;
  /** Fields to check again when this one changes. */
  deps?: string;
  validate?: (value: unknown, values: FieldValues) => true | string;
};

/** The props of the control of a field: its registration, and its error if it has one. */
const registration =
  <Values extends FieldValues>(form: UseFormReturn<Values>) =>
  (path: Path<Values>, rules: Rules = {}) => ({
    ...form.register(path, rules as RegisterOptions<Values, Path<Values>>),
    required: rules.required !== undefined,
    error: form.getFieldState(path, form.formState).error?.message,
  });

/** How a part of a form gets the controls of its fields from the form around it. */
export type FieldOf<Name extends string> = (
  name: Name,
  rules?: Rules,
) => UseFormRegisterReturn & { required: boolean; error: string | undefined };
