import type { Operator } from '../../domain/marketplace/operator.js';
import type { Policy } from '../../domain/marketplace/policy.js';
import { today, type DayPorts, type Ports } from '../scope.js';

/** Facts about the marketplace that are the same for everybody. */
export interface Marketplace {
  today: string;
  timeZone: string;
  /** Null if the operator has not been named. */
  operator: Operator | null;
  policies: readonly Policy[];
}

/** Returns the calendar of the marketplace, its operator and its policies. Visitors can read them. */
export function viewMarketplace(ports: DayPorts & Pick<Ports, 'operator' | 'policies'>): Marketplace {
  const { timeZone, operator, policies } = ports;
  return { today: today(ports), timeZone, operator, policies };
}
