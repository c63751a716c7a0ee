import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { asciiDigits } from '../../shared/contract/digits.generated';
import type { FieldOf } from '../../shared/forms/fieldOf';
import { PlaceOfPinCodeDocument, type PlaceOfPinCodeQuery } from './SavedAddress.generated';

const PIN_CODE = /^[1-9][0-9]{5}$/;

type Place = NonNullable<PlaceOfPinCodeQuery['placeOfPinCode']>;

/**
 * Fills in the city and the state of a typed PIN code, unless the person has typed them. Pass the zipcode field through
 * `whileTyping`. `filled` is the place that was filled in last. `within` is the prefix of the field names.
 */
export function usePinCode<Values extends FieldValues>(form: UseFormReturn<Values>, within: string) {
  const placeOf = usePlaceOf();
  const [filled, setFilled] = useState<Place | null>(null);
  // React Hook Form tracks changed fields only if a component reads this property.
  const { dirtyFields } = form.formState;
  const path = (name: string) => `${within}${name}` as Path<Values>;

  const fill = (name: keyof Place, place: Place): boolean => {
    const isTyped = form.getFieldState(path(name), { ...form.formState, dirtyFields }).isDirty;
    if (isTyped && String(form.getValues(path(name))).trim() !== '') return false;
    form.setValue(path(name), place[name] as PathValue<Values, Path<Values>>);
    form.clearErrors(path(name));
    return true;
  };

  const onTyped = async (typed: string) => {
    const zipcode = asciiDigits(typed).trim();
    if (!PIN_CODE.test(zipcode)) return;
    const place = await placeOf(zipcode);
    if (!place || form.getValues(path('zipcode')) !== typed) return;
    const changed = [fill('city', place), fill('state', place)];
    if (changed.includes(true)) setFilled(place);
  };

  const whileTyping =
    <Name extends string>(field: FieldOf<Name>): FieldOf<Name> =>
    (name, rules) => {
      const control = field(name, rules);
      const onChange = async (event: { target: unknown }) => {
        await control.onChange(event);
        void onTyped((event.target as HTMLInputElement).value);
      };
      return { ...control, onChange };
    };

  return { whileTyping, filled };
}

/**
 * Returns a function that looks up the place of a PIN code. It resolves to null if the place is unknown or the request
 * fails.
 */
function usePlaceOf() {
  const client = useApolloClient();
  return async (zipcode: string): Promise<Place | null> => {
    try {
      const { data } = await client.query({ query: PlaceOfPinCodeDocument, variables: { zipcode } });
      return data?.placeOfPinCode ?? null;
    } catch {
      // The place only helps to fill in the form, so its absence is not shown.
      return null;
    }
  };
}
