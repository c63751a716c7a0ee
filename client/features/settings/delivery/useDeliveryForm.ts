import type { DeliveryKind } from '../../../shared/contract/schema.generated';
import { plainAmount } from '../../../shared/forms/amount';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { useUpdateDeliveryTermsMutation, type DeliveryTermsPartsFragment } from './DeliveryTerms.generated';

/** A row of the table of charges by weight, as typed. */
export type RateValues = { upToGrams: string; charge: string };

export type DeliveryValues = {
  kind: DeliveryKind;
  charge: string;
  rates: RateValues[];
  freeAbove: string;
  /** Empty if buyers cannot pick books up. */
  pickUpPlace: string;
};

/** Returns a table of charges by weight as form values. */
export function rateValues(rates: DeliveryTermsPartsFragment['rates']): RateValues[] {
  return rates.map(({ upToGrams, charge }) => ({ upToGrams: String(upToGrams), charge: charge.amount }));
}

/**
 * Manages the form of the delivery terms. If the seller has no charges by weight, the table starts with the suggested
 * rates.
 */
export function useDeliveryForm(terms: DeliveryTermsPartsFragment, onDone: () => void) {
  const [update] = useUpdateDeliveryTermsMutation();
  const { kind, charge, rates, freeAbove, pickUp, suggestedRates } = terms;
  const defaultValues: DeliveryValues = {
    kind,
    charge: charge?.amount ?? '',
    rates: rateValues(rates.length > 0 ? rates : suggestedRates),
    freeAbove: freeAbove?.amount ?? '',
    pickUpPlace: pickUp?.place ?? '',
  };
  const send = async (values: DeliveryValues) => {
    const input = {
      kind: values.kind,
      charge: plainAmount(values.charge) || null,
      rates: values.rates.map((rate) => ({
        upToGrams: Number(plainAmount(rate.upToGrams)),
        charge: plainAmount(rate.charge),
      })),
      freeAbove: plainAmount(values.freeAbove) || null,
      pickUpPlace: values.pickUpPlace || null,
    };
    return (await update({ variables: { input } })).data?.updateDeliveryTerms;
  };
  return useServerForm({ defaultValues, send, onAccepted: onDone });
}
