import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { ApproximatePrice } from '../../entities/money/ApproximatePrice';
import { Money } from '../../entities/money/Money';
import type { CartLineFragment } from './Cart.generated';

/** What a line costs, by which rate, and the deposit beside it. */
export function LinePrice({ line, stale }: { line: CartLineFragment; stale: boolean }) {
  const { type, quantity, unitPrice, lineTotal, deposit } = line;
  return (
    <Box
      flexShrink={0}
      textAlign="end"
      aria-busy={stale}
      opacity={stale ? 0.5 : 1}
      transition="opacity 150ms"
    >
      <Text fontWeight="semibold" textStyle="lg" fontVariantNumeric="tabular-nums">
        <Money value={lineTotal} />
        <ApproximatePrice value={lineTotal} />
      </Text>
      <Text color="fg.muted" textStyle="xs">
        {type === 'RENTAL' && (
          <Trans>
            <Money value={unitPrice} /> per month
          </Trans>
        )}
        {type === 'PURCHASE' && quantity > 1 && (
          <Trans>
            <Money value={unitPrice} /> each
          </Trans>
        )}
      </Text>
      {Number(deposit.amount) > 0 && (
        <Text color="fg.muted" textStyle="xs">
          <Trans>
            Deposit: <Money value={deposit} />
          </Trans>
        </Text>
      )}
    </Box>
  );
}
