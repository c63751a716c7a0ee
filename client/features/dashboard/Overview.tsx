import { chakra } from '@chakra-ui/react/styled-system';
import type { DashboardQuery } from './figures/Dashboard.generated';
import { ListingsCard } from './listings/ListingsCard';
import { RatingCard } from './RatingCard';
import { RentalsOut } from './rentals/RentalsOut';
import { RevenueCard } from './revenue/RevenueCard';
import { ReviewsToReplyTo } from './reviews/ReviewsToReplyTo';
import { ToDo } from './sales/ToDo';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: '6',
    alignItems: 'start',
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' },
  },
});

/** The first tab of the dashboard: tasks and figures. */
export function Overview({ dashboard }: { dashboard: DashboardQuery['dashboard'] }) {
  return (
    <Columns>
      <div>
        <ToDo counts={dashboard.toDo} />
        <RentalsOut />
        <ReviewsToReplyTo />
      </div>
      <div>
        <RevenueCard revenue={dashboard.revenue} total={dashboard.revenueTotal} />
        <ListingsCard counts={dashboard.listings} />
        <RatingCard seller={dashboard.seller} />
      </div>
    </Columns>
  );
}
