import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RAZORPAY_ADDRESS } from '../../payments/razorpay/razorpayProvider.js';

/**
 * The moment at which the process is killed during a call to a provider: before the provider handles it, before the response is
 * sent, or after.
 */
export type Moment = 'BEFORE_TAKEN' | 'BEFORE_HEARD' | 'ONCE_HEARD';
export const MOMENTS: readonly Moment[] = ['BEFORE_TAKEN', 'BEFORE_HEARD', 'ONCE_HEARD'];

/** Redirects calls to Razorpay to the address in SIMULATOR. Loaded into a server process. */
export const DIVERSION = `data:text/javascript,${encodeURIComponent(
  `const real = fetch; globalThis.fetch = (url, init) => real(String(url).replace('${RAZORPAY_ADDRESS}', process.env.SIMULATOR), init);`,
)}`;

/** The call at which the process is killed. */
interface Deadly {
  method: string;
  path: RegExp;
  moment: Moment;
  /** Other calls, which the provider refuses until the kill. */
  refused?: RegExp | undefined;
  /** The first matching call. Simultaneous matching calls wait until the process is dead. */
  call?: FastifyRequest;
  die(): Promise<void>;
  dead: Promise<void>;
}

/** Number of calls that are kept for the message of a failure. */
const KEPT = 12;

/** The calls to a simulated provider. At one of them, the process that makes it can be killed. */
export class DeadlyCalls {
  /** The last calls, oldest first. */
  readonly latest: string[] = [];
  /** The call at which the process is killed; null to let the process live. */
  private deadly: Deadly | null = null;

  constructor(private readonly http: FastifyInstance) {
    http.addHook('preHandler', async (call) => this.hold(call));
    http.addHook('onSend', async (call) => this.dieAt('BEFORE_HEARD', call));
    http.addHook('onResponse', async (call) => this.dieAt('ONCE_HEARD', call));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.http.server.address() as AddressInfo).port}`;
  }

  /** Calls `die` at this moment of the next matching call. Resolves once the process is dead. */
  async killAt(
    call: Pick<Deadly, 'method' | 'path' | 'moment' | 'refused'>,
    die: () => Promise<unknown>,
  ): Promise<void> {
    let isDead: () => void;
    const dead = new Promise<void>((resolve) => (isDead = resolve));
    this.deadly = { ...call, dead, die: () => die().then(() => isDead()) };
    await dead;
    this.deadly = null;
  }

  private async hold(call: FastifyRequest): Promise<void> {
    this.latest.push(`${call.method} ${call.url}`);
    this.latest.splice(0, this.latest.length - KEPT);
    const kill = this.deadly;
    if (kill?.refused?.test(call.url)) throw new Error('The provider refuses such calls for now');
    if (kill?.method !== call.method || !kill.path.test(call.url)) return;
    const isFirst = !kill.call;
    kill.call ??= call;
    if (isFirst) await this.dieAt('BEFORE_TAKEN', call);
    if (isFirst && kill.moment !== 'BEFORE_TAKEN') return;
    await kill.dead;
    throw new Error('The caller is gone');
  }

  private async dieAt(moment: Moment, call: FastifyRequest): Promise<void> {
    if (this.deadly?.call === call && this.deadly.moment === moment) await this.deadly.die();
  }
}
