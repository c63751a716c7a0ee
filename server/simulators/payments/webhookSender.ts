import { randomBytes } from 'node:crypto';
import { signatureOf } from '../../payments/razorpay/readWebhook.js';
import { newId } from './books.js';
import type { Faults } from './faults.js';

/** The faults of a simulator that affect its webhooks. */
export type WebhookFaults = Pick<
  Faults,
  'duplicateWebhooks' | 'lateWebhooks' | 'reorderedWebhooks' | 'missingWebhooks' | 'forgedWebhooks'
>;

/** A webhook that the sender has sent, or tried to send. */
export interface Delivery {
  eventId: string;
  type: string;
  /** Status code of the response; null if there was none. */
  status: number | null;
  body: string;
  headers: Record<string, string>;
}

interface Signed {
  eventId: string;
  type: string;
  body: Buffer;
  signature: string;
}

/** Time that the receiver has to answer, in milliseconds, as with Razorpay. */
const PATIENCE_MS = 5_000;

/** Signs webhooks and sends them, one after the other. Does not repeat a webhook that the receiver did not accept. */
export class WebhookSender {
  /** Secret that signs new webhooks. Waiting webhooks keep their signatures. */
  secret: string;
  private readonly closing = new AbortController();
  private readonly sent: Delivery[] = [];
  private held: Signed[] = [];
  private queue: Promise<void> = Promise.resolve();

  constructor(
    secret: string,
    private readonly faults: WebhookFaults,
    private readonly address: () => string | null,
    private readonly seconds: () => number,
  ) {
    this.secret = secret;
  }

  announce(type: string, content: object): void {
    if (this.faults.missingWebhooks) return;
    const body = Buffer.from(
      JSON.stringify({ entity: 'event', event: type, ...content, created_at: this.seconds() }),
    );
    const secret = this.faults.forgedWebhooks ? randomBytes(16).toString('hex') : this.secret;
    const signed = { eventId: newId('event'), type, body, signature: signatureOf(body, secret) };
    const copies = this.faults.duplicateWebhooks ? [signed, signed] : [signed];
    if (this.faults.lateWebhooks) this.held.push(...copies);
    else copies.forEach((copy) => this.enqueue(copy));
  }

  /** Sends the webhooks that were held. */
  release(): void {
    const waiting = this.faults.reorderedWebhooks ? this.held.toReversed() : this.held;
    this.held = [];
    waiting.forEach((each) => this.enqueue(each));
  }

  /** Waits until every webhook that is not held has been answered. Returns all webhooks sent since the start, in order. */
  async deliveries(): Promise<readonly Delivery[]> {
    await this.queue;
    return [...this.sent];
  }

  /** Stops sending webhooks, including those under way. */
  close(): void {
    this.closing.abort();
  }

  private enqueue(signed: Signed): void {
    this.queue = this.deliver(this.queue, signed);
  }

  private async deliver(earlier: Promise<void>, signed: Signed): Promise<void> {
    await earlier;
    const { eventId, type, body, signature } = signed;
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      'x-razorpay-signature': signature,
    };
    const status = await this.post(body, headers);
    this.sent.push({ eventId, type, status, body: body.toString(), headers });
  }

  private async post(body: Buffer, headers: Record<string, string>): Promise<number | null> {
    const address = this.address();
    if (address === null || this.closing.signal.aborted) return null;
    const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(body), signal });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return null;
    }
  }
}
