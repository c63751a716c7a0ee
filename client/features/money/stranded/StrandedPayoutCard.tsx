import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import { ReasonAndNext } from '../../../entities/money/ReasonAndNext';
import { paths } from '../../../shared/navigation/paths';
import { TextLink } from '../../../shared/navigation/TextLink';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { Card } from '../../../shared/ui/Card';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import { OrderLink } from '../OrderLink';
import type { StrandedPayoutPartsFragment } from './StrandedPayouts.generated';

/** Shows a stranded payout, refund by payout or release of a transfer, with the reason and the next step. */
export function StrandedPayoutCard({ payout }: { payout: StrandedPayoutPartsFragment }) {
  const { t } = useLingui();
  const { id, kind, amount, recipient, provider, account, sentAt, daysOpen, order } = payout;
  const headingId = `heading-stranded-${id}`;
  const name = recipient.name;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Heading as="h3" id={headingId} size="md" overflowWrap="anywhere">
        <Trans>
          <Money value={amount} /> to {name}
        </Trans>
      </Heading>
      <Box as="dl" textStyle="sm" my="2">
        <DefinitionRow term={<Trans>Provider</Trans>}>{provider}</DefinitionRow>
        <DefinitionRow term={<Trans>Your account there</Trans>}>{account}</DefinitionRow>
        <DefinitionRow term={<Trans>Since</Trans>}>
          {formatDateTime(sentAt)} (
          <Plural value={daysOpen} _0="today" one="# day ago" other="# days ago" />)
        </DefinitionRow>
      </Box>
      <ReasonAndNext reason={t`This service is no longer set up, so it does not report the outcome.`}>
        <NextStep kind={kind} />
      </ReasonAndNext>
      {order && (
        <Box mt="2">
          <OrderLink id={order.id} />
        </Box>
      )}
    </Card>
  );
}

function NextStep({ kind }: Pick<StrandedPayoutPartsFragment, 'kind'>) {
  if (kind === 'RELEASE')
    return (
      <Trans>
        Set the service up again. The money is in the seller’s account there, and only the service can release
        it.
      </Trans>
    );
  if (kind === 'REFUND')
    return (
      <Trans>
        If you set the service up again, it will report the outcome. Otherwise, check your account there and
        your bank to see if the refund was paid. Record the result above, under Refunds by payout.
      </Trans>
    );
  return (
    <Trans>
      If you set the service up again, it will report the outcome. Otherwise, check your account there and
      your bank to see if the payout was made. Record the result under{' '}
      <TextLink to={paths.payouts}>Payouts</TextLink>.
    </Trans>
  );
}
