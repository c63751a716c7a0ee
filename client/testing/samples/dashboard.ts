import type { Answer } from '../answers';
import { requests, serverAnswers, type Answers } from '../fakeServer';
import { money } from './money';
import { openSite } from '../openSite';
import { meera } from './people';
import { pageOf } from './purchases';
import type { Dashboard } from '../serverTypes.generated';

/** Returns the dashboard of Meera's shop. `changes` overrides fields. */
export const dashboard = (changes: Answer<Dashboard> = {}): Answer<Dashboard> => ({
  seller: meera,
  toDo: { toConfirm: 1, toShip: 0, toTakeBack: 2, overdue: 1 },
  listings: { total: 5, available: 3, rented: 1, sold: 1, unlisted: 0 },
  revenue: Array.from({ length: 12 }, (_, index) => ({
    month: `2025-${String(index + 1).padStart(2, '0')}-01`,
    amount: money(index === 11 ? '1249.50' : '0.00'),
  })),
  revenueTotal: money('1249.50'),
  ...changes,
});

/** Opens Meera's dashboard and returns the user. There are no tasks or rentals unless `answers` override that. */
export async function openDashboard(answers: Answers = {}, path = '/dashboard') {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Dashboard: () => ({ dashboard: dashboard() }),
    SalesToDo: () => ({ salesToDo: pageOf([]) }),
    RentalsOut: () => ({ rentalsOut: pageOf([]) }),
    ReviewsToReplyTo: () => ({ reviewsToAnswer: pageOf([]) }),
    Sales: () => ({ sales: pageOf([]) }),
    ...answers,
  });
  const { person } = await openSite(path, { token: 'good' });
  return person;
}

/** Returns the variables of each request of an operation, in order. */
export const asked = (name: string) =>
  requests.filter(({ operation }) => operation === name).map(({ variables }) => variables);
