import type { Books, Payment } from './books.js';

/** The fees that the simulator charges. Rates are in hundredths of a percent. */
export interface SimulatorFees {
  /** The share of each captured payment that is charged as the fee, without tax. */
  rate: number;
  /** The tax on fees, as a rate of the fee. */
  taxRate: number;
  /** The fee of each refund in minor units, without tax; zero unless refunds are instant. */
  refund: number;
}

/** Razorpay's usual fees: 2 % of each payment, with 18 % GST on the fee. */
export const USUAL_FEES: SimulatorFees = { rate: 200, taxRate: 1_800, refund: 0 };

/** The fees of a provider that is free of charge. */
export const NO_FEES: SimulatorFees = { rate: 0, taxRate: 0, refund: 0 };

/** A fee and the tax within it, in minor units. */
interface Charge {
  fee: number;
  tax: number;
}

const partOf = (amount: number, rate: number) => Math.round((amount * rate) / 10_000);

/** Returns the fee of a captured payment, and the tax within it. Both are rounded to the paisa, as at Razorpay. */
export function chargeOf(amount: number, { rate, taxRate }: SimulatorFees): Charge {
  return taxed(partOf(amount, rate), taxRate);
}

/** Adds a captured payment to the balance, less its fee. */
export function receive({ books, fees }: { books: Books; fees: SimulatorFees }, payment: Payment): void {
  const charged = chargeOf(payment.amount, fees);
  Object.assign(payment, charged);
  books.balance += payment.amount - charged.fee;
}

/** Returns the fee of a refund, and the tax within it. */
export function refundChargeOf({ refund, taxRate }: SimulatorFees): Charge {
  return taxed(refund, taxRate);
}

function taxed(fee: number, taxRate: number): Charge {
  const tax = partOf(fee, taxRate);
  return { fee: fee + tax, tax };
}
