import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { UserErrorPartsFragment } from '../refusals/UserErrorParts.generated';
import { translateError } from '../refusals/translateError';

/**
 * Shows each refusal at its field and focuses the first of these fields. Returns the text of the first refusal that
 * belongs to no field of the form, if any.
 */
export function showRefusals<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refusals: ReadonlyArray<UserErrorPartsFragment>,
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
