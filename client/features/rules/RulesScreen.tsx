import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import { failureMessage } from '../../shared/refusals/failureMessage';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { HowItIsSold } from './HowItIsSold';
import { OperatorCard } from './OperatorCard';
import { PolicyCard } from './PolicyCard';
import { useRulesQuery } from './Rules.generated';

/** The screen at /rules, for everybody: the operator, how lists are ordered, and the policies. */
export default function RulesScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Rules and contact`} lead={t`Who runs this marketplace, and what applies here.`} />
      <Stack gap="6">
        <Configured />
        <HowItIsSold />
      </Stack>
    </>
  );
}

/** The parts that the operator configures. */
function Configured() {
  const { t } = useLingui();
  const { data, error } = useRulesQuery();
  if (error) return <ErrorAlert message={failureMessage(error, t`Failed to load the rules`)} />;
  if (!data) return <RowsSkeleton count={2} />;
  const { operator, policies } = data.marketplace;
  return (
    <>
      <OperatorCard operator={operator} />
      {policies.map((policy) => (
        <PolicyCard key={policy.kind} policy={policy} />
      ))}
    </>
  );
}
