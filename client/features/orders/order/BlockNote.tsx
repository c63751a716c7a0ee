import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import { formatDate } from '../../../shared/i18n/formatDate';
import type { OrderFragment } from './Order.generated';

type Block = NonNullable<OrderFragment['depositBlock']>;

type Props = { block: Block; isBuyer: boolean };

/** Shows until when deposits are blocked or were blocked, and how much was taken from them. */
export default function BlockNote({ block, isBuyer }: Props) {
  const hasCaptured = Number(block.captured.amount) > 0;
  return (
    <Text mt="3" textStyle="xs" color="fg.muted">
      <Status block={block} isBuyer={isBuyer} />
      {hasCaptured && (
        <>
          {' '}
          <Trans>
            <Money value={block.captured} /> was taken from it.
          </Trans>
        </>
      )}
    </Text>
  );
}

function Status({ block: { status, amount, expiresAt }, isBuyer }: Props) {
  const date = formatDate(expiresAt);
  if (status === 'EXPIRED')
    return (
      <Trans>
        The deposit was blocked until {date}. Anything still owed must be paid to the seller directly.
      </Trans>
    );
  if (status !== 'ACTIVE')
    return <Trans>The deposit was blocked, not charged. The bank releases what was not taken.</Trans>;
  return isBuyer ? (
    <Trans>
      Your bank blocks <Money value={amount} /> until {date}. It is not charged. Only late fees and what the
      seller keeps are taken from it.
    </Trans>
  ) : (
    <Trans>
      The buyer’s bank blocks <Money value={amount} /> until {date}. It is not charged. Late fees and what you
      keep are taken from it.
    </Trans>
  );
}
