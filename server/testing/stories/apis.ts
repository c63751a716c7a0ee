import type { TestMarketplace } from '../marketplace.js';
import type { Api } from './api.js';
import { graphqlApi } from './graphqlApi.js';
import { restApi } from './restApi.js';

/** Both APIs of a marketplace, each with its name. */
export const APIS: readonly [name: string, open: (marketplace: TestMarketplace) => Api | Promise<Api>][] = [
  ['GraphQL', graphqlApi],
  ['REST', restApi],
];
