import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStepMessage, WaitsForApproval } from '../../../entities/approval/WaitsForApproval';
import { DialogButton } from '../../../entities/fulfillment/DialogButton';
import { Money } from '../../../entities/money/Money';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { Card } from '../../../shared/ui/Card';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import { onDemand } from '../../../shared/ui/onDemand';
import type { SellerDebtPartsFragment } from './SellerDebts.generated';

const SettleDebtDialog = onDemand(() => import('./SettleDebtDialog'));

type Props = {
  debt: SellerDebtPartsFragment;
  /** Called with a message once a repayment is recorded, or waits for approval. */
  onSettled: (message: string) => void;
};

/** Shows a seller's debt and its age, and lets the viewer record a repayment. */
export function DebtCard({ debt, onSettled }: Props) {
  const { t } = useLingui();
  const stepMessage = useStepMessage();
  const { id, amount, seller, since, daysOpen, viewerCanSettle, approval } = debt;
  const headingId = `heading-debt-${id}`;
  const name = seller.name;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Heading as="h3" id={headingId} size="md" overflowWrap="anywhere">
        <Trans>
          <Money value={amount} /> from {name}
        </Trans>
      </Heading>
      <Box as="dl" textStyle="sm" my="2">
        <DefinitionRow term={<Trans>Since</Trans>}>
          {formatDateTime(since)} (
          <Plural value={daysOpen} _0="today" one="# day ago" other="# days ago" />)
        </DefinitionRow>
      </Box>
      <Flex gap="4" wrap="wrap" align="center" mt="4" _empty={{ display: 'none' }}>
        <WaitsForApproval approval={approval} />
        {viewerCanSettle && !approval && (
          <DialogButton
            label={t`Paid back…`}
            variant="outline"
            onStep={(waits: boolean) =>
              onSettled(stepMessage(waits, t`The repayment by ${name} was recorded.`))
            }
            renderDialog={(ends) => <SettleDebtDialog debt={debt} {...ends} />}
          />
        )}
      </Flex>
    </Card>
  );
}
