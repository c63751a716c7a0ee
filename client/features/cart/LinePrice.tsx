import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { ApproximatePrice } from '../../entities/money/ApproximatePrice';
import { DepositNote } from '../../entities/money/DepositNote';
import { Money } from '../../entities/money/Money';
import type { CartLineFragment } from './Cart.generated';

const Amounts = chakra('div', { base: { flexShrink: '0', textAlign: 'end', transition: 'opacity 150ms' } });

/** Shows the total of a line, the price per copy or per month, and the deposit. */
export function LinePrice({ line, stale }: { line: CartLineFragment; stale: boolean }) {
  const { lineTotal, deposit } = line;
  return (
    <Amounts aria-busy={stale} opacity={stale ? 0.5 : 1}>
      <Text fontWeight="semibold" textStyle="lg" fontVariantNumeric="tabular-nums">
        <Money value={lineTotal} />
        <ApproximatePrice value={lineTotal} />
      </Text>
      <Text color="fg.muted" textStyle="xs">
        <Rate line={line} />
      </Text>
      <DepositNote deposit={deposit} />
    </Amounts>
  );
}

function Rate({ line: { type, quantity, unitPrice } }: { line: CartLineFragment }) {
  if (type === 'RENTAL') {
    return (
      <Trans>
        <Money value={unitPrice} /> per month
      </Trans>
    );
  }
  if (quantity === 1) return null;
  return (
    <Trans>
      <Money value={unitPrice} /> each
    </Trans>
  );
}
