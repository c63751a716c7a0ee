import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import type { PriceStanding } from '../../../shared/contract/schema.generated';
import { StatusChip, type Tone } from '../../../shared/ui/StatusChip';
import type { BookDetailFragment } from '../facts/Book.generated';

const STANDINGS: Record<PriceStanding, { label: MessageDescriptor; tone: Tone }> = {
  BELOW: { label: msg`Below the usual price`, tone: 'success' },
  WITHIN: { label: msg`The usual price`, tone: 'default' },
  ABOVE: { label: msg`Above the usual price`, tone: 'warning' },
};

/**
 * Compares renting with buying, and the price with the usual price. Renders nothing if neither comparison is
 * possible.
 */
export function PriceHints({ book }: { book: BookDetailFragment }) {
  const { cheaperToBuyAfter, priceStanding, edition } = book;
  const usual = priceStanding && edition.usualPrice;
  if (cheaperToBuyAfter === null && !usual) return null;
  return (
    <Stack gap="2" mb="6" textStyle="sm" color="fg.muted">
      {cheaperToBuyAfter !== null && (
        <Text>
          <RentOrBuy months={cheaperToBuyAfter} />
        </Text>
      )}
      {usual && <Usual range={usual} standing={priceStanding} />}
    </Stack>
  );
}

function RentOrBuy({ months }: { months: number }) {
  if (months === 0) return <Trans>Buying is cheaper than the shortest rental</Trans>;
  return <Plural value={months} one="Cheaper to buy after # month" other="Cheaper to buy after # months" />;
}

type Range = NonNullable<BookDetailFragment['edition']['usualPrice']>;

function Usual({ range: { low, high }, standing }: { range: Range; standing: PriceStanding }) {
  const { t } = useLingui();
  const { label, tone } = STANDINGS[standing];
  return (
    <Text>
      {low.amount === high.amount ? (
        <Trans>
          Usually sells for <Money value={low} />
        </Trans>
      ) : (
        <Trans>
          Usually sells for <Money value={low} />–<Money value={high} />
        </Trans>
      )}{' '}
      <StatusChip tone={tone}>{t(label)}</StatusChip>
    </Text>
  );
}
