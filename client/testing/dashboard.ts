import { requests, serverAnswers } from './fakeServer';
import { openSite } from './openSite';
import { meera } from './people';
import { pageOf } from './purchases';

const money = (amount: string) => ({ __typename: 'Money', amount, currencyCode: 'INR' });

/** Meera's shop as the server tells its figures. */
export const dashboard = (changes: object = {}) => ({
  __typename: 'Dashboard',
  seller: meera,
  toDo: { __typename: 'TaskCounts', toConfirm: 1, toShip: 0, toTakeBack: 2, overdue: 1 },
  listings: { __typename: 'ListingCounts', total: 5, available: 3, rented: 1, sold: 1, unlisted: 0 },
  revenue: Array.from({ length: 12 }, (_, index) => ({
    __typename: 'MonthlyRevenue',
    month: `2025-${String(index + 1).padStart(2, '0')}-01`,
    amount: money(index === 11 ? '1249.50' : '0.00'),
  })),
  revenueTotal: money('1249.50'),
  ...changes,
});

type Answers = Parameters<typeof serverAnswers>[0];

/** Opens the dashboard of Meera, who has nothing to do and nothing out unless the answers say so. */
export async function openDashboard(answers: Answers = {}, path = '/dashboard') {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Dashboard: () => ({ dashboard: dashboard() }),
    SalesToDo: () => ({ salesToDo: pageOf('Fulfillment', []) }),
    RentalsOut: () => ({ rentalsOut: pageOf('OrderItem', []) }),
    Sales: () => ({ sales: pageOf('Fulfillment', []) }),
    ...answers,
  });
  const { person } = await openSite(path, { token: 'good' });
  return person;
}

/** The variables of each request of an operation, in order. */
export const asked = (name: string) =>
  requests.filter(({ operation }) => operation === name).map(({ variables }) => variables);
