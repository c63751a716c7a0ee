import type {
  ChangeHandler,
  FieldValues,
  Path,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';
import { pressEnds } from './pressEnds';

/** What is checked before sending; everything else the server decides. */
type Rules = {
  /** Said when nothing was typed, or nothing but spaces. */
  required?: string;
  /** The field to check with every key that is typed in this one, once something is in it. */
  recheck?: string;
  validate?: (value: unknown, values: FieldValues) => true | string;
};

/** How a form gives the props of the control of a field: its registration, and its error if it has one. */
export const fieldOf =
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
