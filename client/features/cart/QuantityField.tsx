import { IconButton } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';

const SMALLEST = 1;

type Props = {
  title: string;
  quantity: number;
  error: string | null;
  onChange: (quantity: number) => void;
};

/**
 * The number of copies. Input other than a whole number of at least 1 is ignored, and reset when the field loses the
 * focus.
 */
export function QuantityField({ title, quantity, error, onChange }: Props) {
  const { t } = useLingui();
  const { typed, type, step, leave } = useTypedQuantity(quantity, onChange);
  return (
    <Field.Root invalid={error !== null} width="auto">
      <Flex borderWidth="1px" borderColor="border.emphasized" borderRadius="l2" align="center">
        <IconButton
          {...STEP_BUTTON}
          aria-label={t`Decrease quantity of ${title}`}
          disabled={quantity <= SMALLEST}
          onClick={() => step(-1)}
        >
          <Minus />
        </IconButton>
        <Input
          {...NUMBER_INPUT}
          aria-label={t`Quantity of ${title}`}
          value={typed ?? quantity}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        <IconButton {...STEP_BUTTON} aria-label={t`Increase quantity of ${title}`} onClick={() => step(1)}>
          <Plus />
        </IconButton>
      </Flex>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

/** Manages the text while the person types. At other times, `typed` is null and the field shows the quantity. */
function useTypedQuantity(quantity: number, onChange: (quantity: number) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const wanted = Number(text);
    if (Number.isInteger(wanted) && wanted >= SMALLEST && wanted !== quantity) onChange(wanted);
  };
  const step = (by: number) => {
    setTyped(null);
    onChange(quantity + by);
  };
  return { typed, type, step, leave: () => setTyped(null) };
}

const STEP_BUTTON = { variant: 'ghost', colorPalette: 'gray', size: 'sm' } as const;

const NUMBER_INPUT = {
  type: 'number',
  min: SMALLEST,
  step: 1,
  inputMode: 'numeric',
  height: '9',
  width: '12',
  px: '1',
  border: 'none',
  textAlign: 'center',
  css: { appearance: 'textfield', '&::-webkit-inner-spin-button': { display: 'none' } },
} as const;
