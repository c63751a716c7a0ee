import { entriesAtCancel } from '../../domain/money/ledger.js';
import { sum, type CurrencyCode } from '../../domain/money/money.js';
import { LIFECYCLE, type Side } from '../../domain/orders/orderStatus.js';
import { canDeclareLostFrom } from '../../domain/orders/rentalSteps.js';
import { stepProblem, type FulfillmentFacts } from '../../domain/orders/steps.js';
import { moneyBackOf, type MoneyBack } from '../../domain/payments/moneyBack.js';
import { entriesAtFound, lossSettlementOf, type LossSettlement } from '../../domain/rental/lostCopies.js';
import { settlementOf, type Settlement } from '../../domain/rental/rentalReturn.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import type { DayPorts } from '../scope.js';
import { statusFactsOf } from './factsOf.js';
import { returnDayOf } from './returnDay.js';
import type { Settlements } from './settlements.js';
import { movementsOf, paymentsOf, rentedLinesOf, restoredOf } from './storedMoney.js';

/** The viewer's permissions that decide what they see of the settlements. */
interface SettlementSight {
  seesMoney: boolean;
  canCancel: boolean;
  /** The side for which the viewer may act; null if they may not. */
  party: Side | null;
  time: DayPorts;
}

/** Returns the settlements of a fulfillment as its viewer may see them. */
export function settlementsAsSeen(
  fulfillment: StoredFulfillment,
  facts: FulfillmentFacts,
  { seesMoney, canCancel, party, time }: SettlementSight,
): Settlements {
  const findableUntil = facts.lossDates?.findableUntil ?? null;
  return {
    settlement: seesMoney ? settlementToday(fulfillment, time) : null,
    lossSettlement: seesMoney ? lossSettlementToday(fulfillment, time) : null,
    viewerCanDeclareLostFrom: canDeclareLostFrom(facts, party),
    findableUntil,
    moneyBack: seesMoney ? moneyBackNow(fulfillment, { canCancel, isLost: findableUntil !== null }) : null,
  };
}

/** Returns the total that the buyer gets back for several fulfillments; null if `moneyBack` is null for each of them. */
export function sumOfMoneyBack(parts: readonly Settlements[], currency: CurrencyCode): MoneyBack | null {
  const known = parts.flatMap(({ moneyBack }) => moneyBack ?? []);
  if (known.length === 0) return null;
  return {
    paidBack: sum(
      known.map(({ paidBack }) => paidBack),
      currency,
    ),
    notCharged: sum(
      known.map(({ notCharged }) => notCharged),
      currency,
    ),
  };
}

function moneyBackNow(
  fulfillment: StoredFulfillment,
  { canCancel, isLost }: { canCancel: boolean; isLost: boolean },
): MoneyBack | null {
  if (!canCancel && !isLost) return null;
  const { currency, isDepositBlocked } = fulfillment;
  const ledger = movementsOf(fulfillment);
  const step = isLost ? entriesAtFound(ledger, restoredOf(fulfillment)) : entriesAtCancel(ledger, currency);
  return moneyBackOf({ ledger, payments: paymentsOf(fulfillment), step, currency, isDepositBlocked });
}

/**
 * Returns the division of the deposits for a return today, or on the day of sending back; null unless the copies are rented
 * out.
 */
function settlementToday(fulfillment: StoredFulfillment, time: DayPorts): Settlement | null {
  if (!isRentedOut(fulfillment)) return null;
  const back = { lines: rentedLinesOf(fulfillment), returnedOn: returnDayOf(fulfillment, time) };
  return settlementOf(movementsOf(fulfillment), back, fulfillment.currency);
}

/**
 * Returns the division of the deposits for a loss today, or on the day of sending back; null unless the copies are rented out.
 */
function lossSettlementToday(fulfillment: StoredFulfillment, time: DayPorts): LossSettlement | null {
  if (!isRentedOut(fulfillment)) return null;
  const loss = { lines: rentedLinesOf(fulfillment), lostOn: returnDayOf(fulfillment, time) };
  return lossSettlementOf(movementsOf(fulfillment), loss, fulfillment.currency);
}

function isRentedOut(fulfillment: StoredFulfillment): boolean {
  return stepProblem(LIFECYCLE.takeBack, statusFactsOf(fulfillment), 'SELLER') === null;
}
