import { Input } from '@chakra-ui/react/input';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { asciiDigits } from '../../../shared/contract/digits.generated';
import { FormField } from '../../../shared/forms/FormField';

const PIN_CODE = /^[1-9]\d{5}$/;
const plain = (typed: string) => asciiDigits(typed).trim();

/**
 * Filters by the postal district of a PIN code. The filter applies once the code is complete, and ends when the field
 * is emptied.
 */
export function PlaceField({ value, onChange }: { value: string; onChange: (pinCode: string) => void }) {
  const { t } = useLingui();
  const [began, setBegan] = useState(value);
  const [typed, setTyped] = useState(value);
  const [isLeft, setIsLeft] = useState(false);
  if (began !== value) {
    setBegan(value);
    setTyped(value);
  }
  const take = (text: string) => {
    setTyped(text);
    setIsLeft(false);
    const pinCode = plain(text);
    if (pinCode === '' || PIN_CODE.test(pinCode)) onChange(pinCode);
  };
  const isWrong = isLeft && plain(typed) !== '' && !PIN_CODE.test(plain(typed));
  return (
    <FormField
      label={t`Near PIN code`}
      helper={t`Sellers in your postal district`}
      error={isWrong ? t`Please enter a PIN code of 6 digits` : undefined}
    >
      <Input
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        value={typed}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={() => setIsLeft(true)}
      />
    </FormField>
  );
}
