import type { AddressInfo } from 'node:net';
import { createApp, createPorts, type AppOptions } from '../app.js';
import { makeCover } from '../covers/makeCover.js';
import { makePhoto } from '../covers/photos/makePhoto.js';
import { dayOf } from '../domain/shared/day.js';
import type { Operator } from '../domain/marketplace/operator.js';
import type { Policy } from '../domain/marketplace/policy.js';
import type { CurrencyCode } from '../domain/money/money.js';
import type { ExchangeRate } from '../domain/money/exchangeRate.js';
import type { Database } from '../persistence/database.js';
import type { AuditLine } from '../usecases/auditLog.js';
import type { Acting } from '../usecases/requireAbility.js';
import type { Ports } from '../usecases/scope.js';
import { TestClock } from './clock.js';
import { GraphQLClient } from './graphqlClient.js';
import { PANNA } from './people/principals.js';
import { openTestDatabase } from './databases/testDatabase.js';

/** The time zone of all test marketplaces. */
export const TEST_ZONE = 'Asia/Kolkata';

export interface MarketplaceOptions extends Partial<AppOptions> {
  rateLimits?: boolean;
  exchangeRates?: ExchangeRate[];
  currency?: CurrencyCode;
  publicPages?: boolean;
  staffNeedsSecondFactor?: boolean;
  rentalRoomDays?: number;
  operator?: Operator;
  policies?: Policy[];
  /** A clock that the marketplace shares with a payment simulation. */
  clock?: TestClock;
  /** Returns the ports, some of them replaced for the test. */
  change?: (ports: Ports) => Ports;
}

/** A complete marketplace with a separate port and database. Tests send requests to it over HTTP. */
export class TestMarketplace extends GraphQLClient {
  private constructor(
    url: string,
    readonly database: Database,
    readonly clock: TestClock,
    readonly dataDir: string,
    /** All audit lines written so far. */
    readonly audited: AuditLine[],
    /** The ports with a principal that has every ability, for tests that run a job or a command. */
    readonly ports: Ports & Acting,
    readonly close: () => Promise<void>,
  ) {
    super(url);
  }

  /** Returns the day (YYYY-MM-DD) of the test clock. */
  today(): string {
    return dayOf(this.clock.now(), TEST_ZONE);
  }

  static async open({
    change = (ports) => ports,
    clock = new TestClock(),
    ...options
  }: MarketplaceOptions = {}): Promise<TestMarketplace> {
    const { database, dataDir, remove } = await openTestDatabase();
    const config = {
      rateLimits: false,
      timeZone: TEST_ZONE,
      currency: 'INR' as const,
      exchangeRates: [],
      publicPages: true,
      ...options,
      dataDir,
    };
    // Images are processed in this process. The separate process for images exists only in the built server.
    const ports = { ...createPorts(config, database, clock), makeCover, makePhoto };
    const audited: AuditLine[] = [];
    const audit = (line: AuditLine) => void audited.push(line);
    const changed = change({ ...ports, audit });
    const http = await createApp(changed, {
      log: false,
      clientFolder: null,
      ...options,
    });
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    const close = async () => {
      await http.close();
      await remove();
    };
    const url = `http://127.0.0.1:${port}`;
    const scope = { ...changed, principal: async () => PANNA };
    return new TestMarketplace(url, database, clock, dataDir, audited, scope, close);
  }
}
