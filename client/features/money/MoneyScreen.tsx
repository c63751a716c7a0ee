import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Approvals } from './approvals/Approvals';
import { BlockIssues } from './blocks/BlockIssues';
import { Chargebacks } from './chargebacks/Chargebacks';
import { SellerDebts } from './debts/SellerDebts';
import { Differences } from './Differences';
import { Figures } from './Figures';
import { RefundPayouts } from './RefundPayouts';
import { StrandedPayouts } from './stranded/StrandedPayouts';
import { StuckRefunds } from './StuckRefunds';
import { FailedTransfers } from './transfers/FailedTransfers';
import { UnknownPayments } from './UnknownPayments';

/** The screen at /money: the figures of online payments, and the cases that staff approve, answer or settle. */
export default function MoneyScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Money`} lead={t`Payments that go through a payment provider`} />
      <Stack gap="10">
        <Figures />
        <Approvals />
        <Chargebacks />
        <StuckRefunds />
        <RefundPayouts />
        <StrandedPayouts />
        <FailedTransfers />
        <SellerDebts />
        <BlockIssues />
        <UnknownPayments />
        <Differences />
      </Stack>
    </>
  );
}
