import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import { SimulatedPayouts } from '../../entities/payout/SimulatedPayouts';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Balance } from './Balance';
import { CommissionPapers } from './CommissionPapers';
import { DebtRepayments } from './DebtRepayments';
import { PayoutList } from './PayoutList';
import { PayoutAccount } from './PayoutAccount';

/** The screen at /earnings: a seller's payout account, earnings from online payments, payouts, repayments and invoices. */
export default function EarningsScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle
        title={t`Earnings`}
        lead={t`What buyers paid online for your books, less commission and taxes.`}
      />
      <SimulatedPayouts />
      <Stack gap="6" maxW="prose">
        <PayoutAccount />
        <Balance />
        <PayoutList />
        <DebtRepayments />
        <CommissionPapers />
      </Stack>
    </>
  );
}
