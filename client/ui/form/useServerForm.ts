import { useRef, useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type ChangeHandler,
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
import { focusFirstError } from './focusFirstError';
import { pressEnds } from './pressEnds';

type Payload = { readonly userErrors: ReadonlyArray<UserErrorPartsFragment> };

type Options<Values extends FieldValues, Result extends Payload> = {
  /** In the order of the screen: of several refusals the first of it gets the focus. */
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
  const form = useForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: options.defaultValues,
  });
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
      .handleSubmit(send, (errors) => focusFirstError(form, errors))(event)
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
  const onScreen = Object.keys(form.getValues());
  const placeOf = ({ field }: UserErrorPartsFragment) => onScreen.indexOf(field?.[0] ?? '');
  const atField = refusals.filter((refusal) => placeOf(refusal) >= 0);
  const inOrder = atField.toSorted((one, other) => placeOf(one) - placeOf(other));
  inOrder.forEach((refusal, index) => {
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
  /** Said when nothing was typed, or nothing but spaces. */
  required?: string;
  /** The field to check with every key that is typed in this one, once something is in it. */
  recheck?: string;
  validate?: (value: unknown, values: FieldValues) => true | string;
};

/** The props of the control of a field: its registration, and its error if it has one. */
const registration =
  <Values extends FieldValues>(form: UseFormReturn<Values>) =>
  (path: Path<Values>, rules: Rules = {}) => {
    const registered = form.register(path, registerOptions(form, rules));
    const onBlur: ChangeHandler = async (event) => {
      await pressEnds();
      return registered.onBlur(event);
    };
    return {
      ...registered,
      onBlur,
      required: rules.required !== undefined,
      error: form.getFieldState(path, form.formState).error?.message,
      // For the Enter key of a phone; the last field of a form says what it sends instead.
      enterKeyHint: 'next' as const,
    };
  };

/** The type of an error is 'required' or 'rule', by what was not kept. */
function registerOptions<Values extends FieldValues>(form: UseFormReturn<Values>, rules: Rules) {
  const { required, recheck, validate } = rules;
  const options: RegisterOptions = {
    validate: {
      ...(required && { required: (value) => String(value).trim() !== '' || required }),
      ...(validate && { rule: validate }),
    },
    onChange: () => {
      const path = recheck as Path<Values> | undefined;
      if (path && form.getValues(path)) void form.trigger(path);
    },
  };
  return options as RegisterOptions<Values, Path<Values>>;
}

/** How a part of a form gets the controls of its fields from the form around it. */
export type FieldOf<Name extends string> = (
  name: Name,
  rules?: Rules,
) => UseFormRegisterReturn & { required: boolean; error: string | undefined; enterKeyHint: 'next' };
