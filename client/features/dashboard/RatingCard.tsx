import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stars } from '../../shared/ui/Stars';
import type { DashboardQuery } from './figures/Dashboard.generated';
import { Panel } from './figures/Panel';

/** Shows the mean of the ratings that the viewer received as a seller. */
export function RatingCard({ seller }: { seller: DashboardQuery['dashboard']['seller'] }) {
  const { t } = useLingui();
  const score = Math.round(seller.readersScore);
  return (
    <Panel title={t`Reader's Score`}>
      {seller.totalRatings === 0 ? (
        <Text color="fg.muted">
          <Trans>You have no ratings yet. Buyers can rate you once their books are delivered.</Trans>
        </Text>
      ) : (
        <Flex align="center" gap="4" wrap="wrap">
          <Text fontFamily="heading" fontWeight="semibold" textStyle="4xl">
            {score}/100
          </Text>
          <div>
            <Stars score={seller.readersScore} />
            <Text color="fg.muted" textStyle="sm">
              <Plural value={seller.totalRatings} one="# rating" other="# ratings" />
            </Text>
          </div>
        </Flex>
      )}
    </Panel>
  );
}
