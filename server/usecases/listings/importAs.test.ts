import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBookData } from '../../bookData/bookData.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpPublisher, signUpReader } from '../../testing/people/people.js';
import type { Ports } from '../scope.js';
import { importAs } from './importAs.js';

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

async function* noRows(): AsyncGenerator {}

const books = { rows: noRows(), readBook: readBookData };

it('an import works for a publisher with nothing but the ability to import', async () => {
  const publisher = await signUpPublisher(marketplace);
  const report = await importAs(marketplace.ports, publisher.email, books);
  expect(report).toEqual({ createdCount: 0, skippedCount: 0, refusedRows: [] });
});

it('an import is refused for readers by the name of the ability', async () => {
  const { email } = await signUpReader(marketplace);
  const ports: Ports = marketplace.ports;
  await expect(importAs(ports, email, books)).rejects.toThrow('listings:import');
});
