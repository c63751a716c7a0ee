import type {
  ChangeHandler,
  FieldValues,
  Path,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';
import { pressEnds } from './pressEnds';

/** Rules that are checked before sending; the server checks all others. */
type Rules = {
  /** The error for an empty or blank field. */
  required?: string;
  /** The path of a field that is checked again when this field changes, unless that field is empty. */
  recheck?: string;
  validate?: (value: unknown, values: FieldValues) => true | string;
};

/** Returns a function that creates the props for a field's control: the registration and the error text. */
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
      // The label of the Enter key on phones. The last field of a form overrides it.
      enterKeyHint: 'next' as const,
    };
  };

/** Returns the validation rules of a field. Its errors have the type 'required' or 'rule'. */
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

/** The result of `fieldOf`, for components that contain only some fields of a form. */
export type FieldOf<Name extends string> = (
  name: Name,
  rules?: Rules,
) => UseFormRegisterReturn & { required: boolean; error: string | undefined; enterKeyHint: 'next' };
