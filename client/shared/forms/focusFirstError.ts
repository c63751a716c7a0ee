import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Focuses the first invalid field. The fields are ordered as in the form's default values, which must follow the order
 * on the screen.
 */
export function focusFirstError<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: FieldErrors<Values>,
): void {
  const path = firstError(form.getValues(), errors);
  if (path) form.setFocus(path as Path<Values>);
}

function firstError(values: object, errors: object): string | undefined {
  for (const [name, value] of Object.entries(values)) {
    const error = (errors as Record<string, object | undefined>)[name];
    if (error && 'type' in error) return name;
    const inside = error && firstError(value as object, error);
    if (inside) return `${name}.${inside}`;
  }
  return undefined;
}
