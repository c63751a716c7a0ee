import { randomInt } from 'node:crypto';
import { newId } from '../payments/books.js';
import { known } from '../payments/refused.js';
import { WebhookSender, type Delivery } from '../payments/webhookSender.js';
import { PayoutBooks, type Payout } from './payoutBooks.js';
import { noPayoutFaults, type PayoutFaults } from './payoutFaults.js';

export interface PayoutSimulatorOptions {
  clock: { now(): Date };
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Number of the operator's account at the simulator. */
  account: string;
  /** Balance of the account at the start, in minor units. */
  balance: number;
  /** Returns the address to which webhooks are sent; null to send none. */
  webhookAddress: () => string | null;
  /** Returns the address of the pages of payout links, without the ID of a link. */
  linkAddress: () => string;
}

/** The fields of a payout that the marketplace or a payee chooses. */
export type NewPayout = Pick<Payout, 'amount' | 'currency' | 'mode' | 'reference_id' | 'paid_to'>;

/** The fee of each payout in minor units, with the tax within it. */
const FEE = { fees: 590, tax: 90 } as const;

const NO_FEE = { fees: 0, tax: 0 } as const;

/** A simulated payout provider, which moves no money. It has books, simulates the actions of banks, and can have faults. */
export class PayoutSimulator {
  readonly books: PayoutBooks;
  readonly faults: PayoutFaults = noPayoutFaults();
  /** Called after each change of a payout. */
  onChange: (payout: Payout) => void = () => undefined;
  private readonly webhooks: WebhookSender;

  constructor(readonly options: PayoutSimulatorOptions) {
    this.books = new PayoutBooks(options.balance);
    this.webhooks = new WebhookSender(
      options.webhookSecret,
      this.faults,
      options.webhookAddress,
      () => this.now,
    );
  }

  /** The time in seconds, by the simulator's own clock. */
  get now(): number {
    return Math.floor(this.options.clock.now().getTime() / 1000);
  }

  /** Adds a payout to the books. The payout is queued if the balance does not suffice. */
  enter(asked: NewPayout): Payout {
    const payout: Payout = {
      ...asked,
      ...NO_FEE,
      id: newId('pout'),
      entity: 'payout',
      status: 'queued',
      utr: null,
      status_details: {
        description: 'Payout is queued as there is not enough balance',
        reason: 'low_balance',
      },
      created_at: this.now,
    };
    this.books.payouts.set(payout.id, payout);
    this.begin(payout);
    if (payout.status === 'queued') this.announce(payout);
    return payout;
  }

  /** Adds money of the operator to the balance, and starts the queued payouts that the balance covers, oldest first. */
  addBalance(amount: number): void {
    this.books.balance += amount;
    for (const payout of this.books.payouts.values()) if (payout.status === 'queued') this.begin(payout);
  }

  /** Simulates a bank that has made or refused a payout. Does nothing unless the payout is processing. */
  end(id: string, status: 'processed' | 'failed'): void {
    const payout = known(this.books.payouts.get(id));
    if (payout.status !== 'processing') return;
    if (status === 'failed') return this.giveBack(payout, status, 'The account of the beneficiary is closed');
    const utr = String(randomInt(100_000_000_000, 999_999_999_999));
    Object.assign(payout, { status, utr, status_details: { description: null, reason: null } });
    this.announce(payout);
  }

  /**
   * Simulates a payee's bank that returns the money of a payout. The provider refunds its fee as well. Does nothing unless
   * the payout is processing or processed.
   */
  comesBack(id: string): void {
    const payout = known(this.books.payouts.get(id));
    if (payout.status !== 'processing' && payout.status !== 'processed') return;
    this.giveBack(payout, 'reversed', 'The bank of the beneficiary returned the money');
  }

  /** Simulates an operator who cancels a payout at the provider. Does nothing unless the payout is queued. */
  cancel(id: string): void {
    const payout = known(this.books.payouts.get(id));
    if (payout.status !== 'queued') return;
    payout.status = 'cancelled';
    payout.status_details = { description: 'Payout was cancelled', reason: 'cancelled' };
    this.announce(payout);
  }

  /** Sends a webhook about an entity. */
  tell(event: string, name: 'payout' | 'payout_link', entity: object): void {
    this.webhooks.announce(event, { contains: [name], payload: { [name]: { entity } } });
  }

  /** Sends the webhooks that `lateWebhooks` holds. */
  release(): void {
    this.webhooks.release();
  }

  /** Waits until every webhook that is not held has been answered. Returns all webhooks sent since the start, in order. */
  deliveries(): Promise<readonly Delivery[]> {
    return this.webhooks.deliveries();
  }

  /** Stops sending webhooks, including those under way. */
  stop(): void {
    this.webhooks.close();
  }

  private begin(payout: Payout): void {
    if (payout.amount + FEE.fees > this.books.balance) return;
    this.books.balance -= payout.amount + FEE.fees;
    Object.assign(payout, {
      ...FEE,
      status: 'processing',
      status_details: { description: 'Payout is with the bank', reason: 'payout_bank_processing' },
    });
    this.announce(payout);
    if (this.faults.banks !== 'wait')
      this.end(payout.id, this.faults.banks === 'pay' ? 'processed' : 'failed');
  }

  private giveBack(payout: Payout, status: 'failed' | 'reversed', description: string): void {
    this.books.balance += payout.amount + payout.fees;
    Object.assign(payout, { ...NO_FEE, status, status_details: { description, reason: 'beneficiary_bank' } });
    this.announce(payout);
  }

  private announce(payout: Payout): void {
    const event = payout.status === 'processing' ? 'initiated' : payout.status;
    this.tell(`payout.${event}`, 'payout', payout);
    this.onChange(payout);
  }
}
