import {
  assertWeightsDiffer,
  BOOK_POST_RATES,
  deliveryTermsSchema,
  freeDelivery,
  type DeliveryKind,
  type DeliveryTerms as TermsInMinorUnits,
  type PickUpOffer,
} from '../../domain/delivery/deliveryTerms.js';
import { money, type CurrencyCode, type Money } from '../../domain/money/money.js';
import { refuse } from '../../domain/shared/errors.js';
import { deliveryTermsOf, saveDeliveryTerms } from '../../persistence/queries/delivery/deliveryTerms.js';
import { partyById } from '../../persistence/queries/papers/parties.js';
import { readInput, type Lazy } from '../readInput.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** A row of a table of charges by weight: the charge for parcels up to this weight. */
export interface DeliveryRate {
  upToGrams: number;
  charge: Money;
}

/** The delivery terms of a seller, as GraphQL and REST present them. */
export interface DeliveryTerms {
  kind: DeliveryKind;
  /** The charge for each order; null unless the kind is FLAT. */
  charge: Money | null;
  /** The table by weight, lightest row first; empty unless the kind is BY_WEIGHT. */
  rates: DeliveryRate[];
  /** Minimum price of the books for free delivery; null if delivery never becomes free. */
  freeAbove: Money | null;
  /** The place and the city where buyers can pick books up; null if they cannot. */
  pickUp: PickUpOffer | null;
  /** Rates for sending books by post, suggested as a starting point for a table. */
  suggestedRates: DeliveryRate[];
}

/** Returns the viewer's delivery terms as a seller; free delivery if the viewer has set none. */
export async function viewDeliveryTerms(scope: Scope): Promise<DeliveryTerms> {
  const { id } = await requireAbility(scope, 'profile:read');
  const stated = (await deliveryTermsOf(scope.database, [id])).get(id);
  return presentTerms(stated ?? freeDelivery(scope.currency));
}

/**
 * Sets the viewer's delivery terms as a seller, and returns them. They apply to new orders only. Throws the problems of
 * deliveryTermsSchema, DELIVERY_WEIGHT_REPEATED, and PICK_UP_CITY_MISSING if the viewer offers pick-up without a default
 * address.
 */
export async function updateDeliveryTerms(scope: Scope, input: Lazy<unknown>): Promise<DeliveryTerms> {
  const { id } = await requireAbility(scope, 'profile:write');
  const { currency } = scope;
  const { pickUpPlace, ...chosen } = await readInput(deliveryTermsSchema, input, currency);
  assertWeightsDiffer(chosen);
  const pickUp = pickUpPlace === null ? null : { place: pickUpPlace, city: await cityOf(scope, id) };
  const terms = { ...chosen, currency, pickUp };
  await scope.database.transaction(async (tx) => {
    await saveDeliveryTerms(tx, id, terms);
    await record(scope, tx, { type: 'SettingsChanged', userId: id });
  });
  return presentTerms(terms);
}

async function cityOf({ database }: Scope, id: string): Promise<string> {
  const party = await partyById(database, id);
  return party?.city ?? refuse('PICK_UP_CITY_MISSING', { field: ['pickUpPlace'] });
}

function presentTerms({
  kind,
  currency,
  charge,
  rates,
  freeAbove,
  pickUp,
}: TermsInMinorUnits): DeliveryTerms {
  return {
    kind,
    charge: charge === null ? null : money(charge, currency),
    rates: ratesIn(rates, currency),
    freeAbove: freeAbove === null ? null : money(freeAbove, currency),
    pickUp,
    suggestedRates: ratesIn(BOOK_POST_RATES, currency),
  };
}

function ratesIn(rates: TermsInMinorUnits['rates'] | typeof BOOK_POST_RATES, currency: CurrencyCode) {
  return rates.map(({ upToGrams, charge }) => ({ upToGrams, charge: money(charge, currency) }));
}
