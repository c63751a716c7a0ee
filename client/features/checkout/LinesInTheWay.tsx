import { Alert } from '@chakra-ui/react/alert';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { UserErrorPartsFragment } from '../../shared/refusals/UserErrorParts.generated';
import { translateError } from '../../shared/refusals/translateError';
import { paths } from '../../shared/navigation/paths';
import type { CheckoutQuery } from './Checkout.generated';

type Props = {
  cart: CheckoutQuery['cart'];
  /** Refusals of the order. The last part of each `field` is the id of a line. */
  refusals: ReadonlyArray<UserErrorPartsFragment>;
};

/** Lists the cart lines that prevent the order, with a link back to the cart. */
export function LinesInTheWay({ cart, refusals }: Props) {
  const lines = linesInTheWay(cart, refusals);
  if (lines.length === 0) return null;
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Stack gap="3" align="start">
          {lines.map(({ id, title, text }) => (
            <Text key={id}>
              <strong>{title}</strong>
              <br />
              {text}
            </Text>
          ))}
          <Button asChild size="sm" variant="outline" colorPalette="red">
            <Link to={paths.cart}>
              <Trans>Back to cart</Trans>
            </Link>
          </Button>
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}

/**
 * Returns the lines for which the cart or the refused order reports a problem. The problems of the order are shown until the
 * cart is reloaded.
 */
function linesInTheWay(cart: CheckoutQuery['cart'], refusals: Props['refusals']) {
  const problems = new Map(refusals.map((refusal) => [refusal.field?.at(-1), refusal]));
  return cart.items.flatMap(({ id, book, problem }) => {
    const found = problem ?? problems.get(id);
    return found ? [{ id, title: book.title, text: translateError(found) }] : [];
  });
}
