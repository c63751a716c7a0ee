import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import { DisputeDetails } from '../../entities/dispute/DisputeDetails';
import { DialogButton } from '../../entities/fulfillment/DialogButton';
import { orderNumber } from '../../entities/order/OrderNumber';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';
import { Card } from '../../shared/ui/Card';
import { onDemand } from '../../shared/ui/onDemand';
import { StatusChip } from '../../shared/ui/StatusChip';
import type { DisputeToDecideFragment } from './Disputes.generated';

const DecideDialog = onDemand(() => import('../../entities/dispute/DecideDialog'));

type Props = { dispute: DisputeToDecideFragment; onDecided: () => void };

/** Shows an open dispute with a link to its order, and lets the viewer decide it. */
export function DisputeCard({ dispute, onDecided }: Props) {
  const { t } = useLingui();
  const headingId = `heading-${dispute.id}`;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      {isOverdue(dispute) && (
        <Box mb="2">
          <StatusChip tone="error">
            <Trans>Answer overdue</Trans>
          </StatusChip>
        </Box>
      )}
      <DisputeDetails dispute={dispute} heading="h2" headingId={headingId} />
      <Flex gap="4" wrap="wrap" align="center" mt="4">
        {dispute.viewerCanDecide && (
          <DialogButton
            label={t`Decide`}
            onStep={onDecided}
            renderDialog={(ends) => <DecideDialog dispute={dispute} {...ends} />}
          />
        )}
        <OrderLink order={dispute.order} />
      </Flex>
    </Card>
  );
}

function OrderLink({ order }: Pick<DisputeToDecideFragment, 'order'>) {
  if (!order) return null;
  const number = orderNumber(order.id);
  const buyer = order.buyer.name;
  return (
    <TextLink to={paths.order(order.id)}>
      <Trans>
        Order {number} of {buyer}
      </Trans>
    </TextLink>
  );
}

/** True if the time to answer has passed and the seller has not answered. */
const isOverdue = ({ status, answerBy }: DisputeToDecideFragment): boolean =>
  status === 'OPEN' && Date.parse(answerBy) < Date.now();
